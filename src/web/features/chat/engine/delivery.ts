import type { PersonaKey } from '#domain/personas/persona.ts'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError, toApiError } from '#web/lib/api-error.ts'
import type { ChatRequests } from './chat-requests.ts'
import { type Drafts, NO_CONVERSATION } from './drafts.ts'
import type { OutboxHandlers } from './outbox-sender.ts'
import type { Receive } from './receive-event.ts'
import { createSignalMap, type SignalMap } from './signal.ts'

/** Why a message was given back, and what the safety layer had read in it. */
export type Refused = { reason: string; nivel: RiskLevel; link?: string | undefined }

/**
 * By the key of the draft that the words went back to. Words that came back before are in the same box: the gravest of what
 * was read in all of them holds.
 */
export function createRefusals(): SignalMap<Refused> {
  const refusals = createSignalMap<Refused>()
  return {
    ...refusals,
    put(key, refused) {
      const { nivel } = refusals.get().get(key) ?? refused
      refusals.put(key, { ...refused, nivel: gravest([nivel, refused.nivel]) })
    },
  }
}

type Deps = {
  requests: Pick<ChatRequests, 'createConversation' | 'sendMessage' | 'readWaiting'>
  receive: Receive
  drafts: Pick<Drafts, 'giveBack'>
  refusals: SignalMap<Refused>
  localConversations: SignalMap<PersonaKey>
}

/** How a message of the outbox reaches the server, and how its words go back to the draft when they are refused. */
export function createDelivery({
  requests,
  receive,
  drafts,
  refusals,
  localConversations,
}: Deps): OutboxHandlers {
  const created = new Set<string>()

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
    },

    // Loaded when it is needed, which is seldom.
    readWaiting: async (store) =>
      (await import('./read-waiting.ts')).readWaiting(store, requests.readWaiting),

    giveBack({ conversationId, content, newStyle, nivel }, error) {
      const isGone = error instanceof ApiError && error.code === 'not_found'
      const isThere = !isGone && (newStyle === null || created.has(conversationId))
      const key = isThere ? conversationId : NO_CONVERSATION
      drafts.giveBack(key, content)
      if (!isThere) receive({ type: 'conversa-apagada', id: conversationId })
      const { message, link } = toApiError(error)
      refusals.put(key, { reason: message, nivel, link })
    },
  }
}
