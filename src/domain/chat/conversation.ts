import type { PersonaKey } from '../personas/persona.ts'
import type { RiskLevel } from '../safety/risk-level.ts'
import type { KeptHours } from './keeping.ts'
import type { TryReason, Version } from './versions.ts'

export type Conversation = {
  id: string
  style: PersonaKey
  /** Empty until the first message: the screen then shows 'Nova conversa'. */
  title: string
  titleUpdated: boolean
  lastMessage: string
  createdAt: string
  timestamp: string
  onboarding: boolean
  /** Whether the model gets the notes of the notebook that may be read. */
  notesRead: boolean
  keptHours: KeptHours
  pinned: boolean
}

/** Notes that the model was given for a reply: how many, and the ids of the newest. */
export type NotesRead = { total: number; ids: string[] }

export type ChatMessage = {
  id: string
  conversationId: string
  seq: number
  role: 'user' | 'assistant'
  content: string
  status: 'enviada' | ReplyStatus
  timestamp: string
  onboarding: boolean
  /** Where the revealing stopped, while the reply is paused. */
  shown: number | null
  /** The source has ended: there is nothing more to ask the model for. */
  whole: boolean
  /** Grows with every change: of two about one message, the higher one is the newer. */
  version: number
  /** What was read in a person's message, for the card; on a reply the level that held for it, maybe from further up. */
  nivel: RiskLevel
  /** On a person's message with a loud level: only the service read it, so that 'Foi modo de dizer' takes it back. */
  excusable?: true
  service?: string
  /** On a reply: the notes and exercises that were read for it; missing where there were none. */
  notes?: NotesRead
  /** On a reply: which version of the exchange is shown, and of how many; missing where there is only one. */
  versions?: { number: number; total: number }
  reason?: TryReason
  /** On a version of a reply that has no word yet: the one before it, which is shown until then. */
  standIn?: string
  /** On a reply, where they are asked for: the versions that are not shown. */
  otherVersions?: Version[]
  /** What is stored was moved, changed or lost its level. `content` is empty, a level that is unreadable is `risco`. */
  unreadable?: true
}

export const REPLY_STATUSES = ['escrevendo', 'pausada', 'completa', 'interrompida', 'erro'] as const

/** Where a reply is; only `advance` moves it. */
export type ReplyStatus = (typeof REPLY_STATUSES)[number]

/** How a reply can end. An interrupted one may still be continued. */
export type EndStatus = Extract<ReplyStatus, 'completa' | 'interrompida' | 'erro'>

export const isReplyStatus = (value: unknown): value is ReplyStatus =>
  REPLY_STATUSES.some((status) => status === value)
