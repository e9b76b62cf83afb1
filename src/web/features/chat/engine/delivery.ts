import type { PersonaKey } from '#domain/personas/persona.ts'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError, toApiError } from '#web/lib/api.ts'
import { createSignalMap, type SignalMap } from '#web/lib/signal.ts'
import { waitingDanger } from '#web/lib/waiting-danger.ts'
import type { ChatRequests } from './chat-requests.ts'
import { type Drafts, NO_CONVERSATION } from './drafts.ts'
import { isOpen } from './late-messages.ts'
import type { OutboxHandlers } from './outbox.ts'
import type { OutboxItem } from './outbox-store.ts'
import type { Receive } from './receive-event.ts'

/** Why a message was given back, and what the safety layer had read in it. */
export type Refused = {
  reason: string
  nivel: RiskLevel
  link?: string | undefined
  /** Only this browser has read the words. */
  readHere?: boolean
  /** It could not be kept for want of a connection or of a healthy server: somebody can be called without either. */
  isAway?: boolean
}

/** By the key of the draft the words went back to; with words that came back before, the gravest level holds. */
export function createRefusals(): SignalMap<Refused> {
  const refusals = createSignalMap<Refused>()
  return {
    ...refusals,
    put(key, refused) {
      const before = refusals.get().get(key)
      const nivel = gravest([before?.nivel ?? 'nenhum', refused.nivel])
      refusals.put(key, { ...refused, nivel })
    },
  }
}

type Deps = {
  requests: Pick<ChatRequests, 'createConversation' | 'sendMessage' | 'readWaiting'>
  receive: Receive
  drafts: Pick<Drafts, 'giveBack'>
  refusals: SignalMap<Refused>
  localConversations: SignalMap<PersonaKey>
  readHere: (words: string) => Promise<RiskLevel>
}

/** How a message of the outbox reaches the server, and how its words go back to the draft when they are refused. */
export function createDelivery(deps: Deps): OutboxHandlers {
  const { requests, receive, drafts, refusals, localConversations, readHere } = deps
  const created = new Set<string>()

  /** Most refusals come without a reading: not all of them are the product's own. */
  async function readRefused(key: string, refused: Refused, { id, conversationId, content }: OutboxItem) {
    const note = waitingDanger.noting()
    const nivel = await readHere(content)
    if (nivel === 'nenhum') return
    const isShown = refusals.get().get(key)?.reason === refused.reason
    if (isShown) refusals.put(key, { ...refused, nivel, readHere: true })
    if (!isOpen(conversationId)) note({ id, nivel, isReadHere: true }, false)
  }

  return {
    async deliver({ id, conversationId, content, newStyle }, signal) {
      if (newStyle) {
        const { conversation } = await requests.createConversation(
          { id: conversationId, style: newStyle },
          { signal },
        )
        receive({ type: 'conversa', conversation })
        localConversations.remove(conversationId)
        created.add(conversationId)
      }
      const { message, reply } = await requests.sendMessage(conversationId, { id, content }, { signal })
      receive({ type: 'mensagem', message })
      receive({ type: 'mensagem', message: reply })
      return message.nivel
    },

    readWaiting: requests.readWaiting,

    giveBack(item, error) {
      const { conversationId, content, newStyle, nivel } = item
      const isGone = error instanceof ApiError && error.code === 'not_found'
      const isThere = !isGone && (newStyle === null || created.has(conversationId))
      const key = isThere ? conversationId : NO_CONVERSATION
      drafts.giveBack(key, content)
      if (!isThere) receive({ type: 'conversa-apagada', id: conversationId })
      const { message, link } = toApiError(error)
      const refused: Refused = { reason: message, nivel, link }
      refusals.put(key, refused)
      if (nivel === 'nenhum') void readRefused(key, refused, item)
    },
  }
}
