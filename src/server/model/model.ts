import type { NotesRead } from '#domain/chat/conversation.ts'
import type { ReplyRequest } from '#domain/prompt/reply-request.ts'
import type { SentenceInDoubt } from '#domain/safety/opinion/sentence-opinion.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { ChatTurn } from '#domain/services/request-form.ts'
import type { Tokens } from '#domain/services/tokens.ts'
import type { Meter } from './meter.ts'

/** Where a source writes the words of a reply, as they come: no promise, no buffer in between. */
export type Sink = {
  text: (text: string) => void
  /** Exactly once, last. */
  end: (outcome: Outcome) => void
  /** How many tokens the reply has taken so far, as the service reports; the last report counts. */
  used?: (usage: Tokens) => void
  /** Which service writes this reply; before its first word. */
  by?: (service: string) => void
  /** Which notes and exercises of the person are read for this reply; before its first word. */
  reads?: (notes: NotesRead) => void
  /** For how many milliseconds a person who reads along has enough to read; null while they wait for the first words. */
  unread: () => number | null
}

/**
 * How a source ended: `whole` with all it had to say, `cut` at its length limit, `filtered` when the service declined to
 * say it or to say more, or `failed` (the reason is for the log, never for the person; `retryAfter` is how many milliseconds
 * the service asks to be left alone for, if it does).
 */
export type Outcome =
  | { type: 'whole' }
  | { type: 'cut' }
  | { type: 'filtered' }
  | { type: 'failed'; reason: string; retryAfter?: number }

/** Writes one reply: the remote service, the demonstration, the scripted welcome. */
export type Source = (sink: Sink, signal: AbortSignal) => void

/** What a model is asked for a reply with. */
export type ReplyPrompt = Omit<ReplyRequest, 'model'> & {
  level: RiskLevel
  begunBy?: string | undefined
  /** Ours, for when the service declines to answer or to continue. Without it the reply ends as `filtered`. */
  declined?: string
  /** The person has a safety plan, to which the protocol's own words point. The model does not receive it. */
  hasPlan?: boolean
  /** Which of the person's messages in the conversation this is, from 0 on. */
  turn: number
  /** Receives the tokens of every call for the reply. */
  meter?: Meter | undefined
}

/** A service of the model, and since when it has been like that. */
export type ServiceState = { name: string; state: 'ok' | 'open'; since: number }

export type Model = {
  kind: 'demo' | 'remote'
  reply: (prompt: ReplyPrompt) => Source
  /** How grave the last of these messages is, or null; absent where the model gives no opinion. Never fails. */
  opinion?: (turns: readonly ChatTurn[], signal: AbortSignal, meter?: Meter) => Promise<RiskLevel | null>
  /** Whether this sentence of a reply may be shown, or null; absent where the model gives no opinion. Never fails. */
  sentenceOpinion?: (doubt: SentenceInDoubt, signal: AbortSignal, meter?: Meter) => Promise<boolean | null>
  /** A cheap check of address, key and model name; resolves to what an operator should know, or null. */
  check: () => Promise<string | null>
  services?: () => ServiceState[]
}
