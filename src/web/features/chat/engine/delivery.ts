import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { READ_AT_MOST } from '#domain/limits.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { ChatRequests } from './chat-requests.ts'
import { type Drafts, NO_CONVERSATION } from './drafts.ts'
import type { OutboxHandlers } from './outbox-sender.ts'
import type { Receive } from './receive-event.ts'
import type { SignalMap } from './signal.ts'

/** Why a message was given back, and what the safety layer had read in it. */
export type Refused = { reason: string; nivel: RiskLevel; link?: string | undefined }

type Deps = {
  requests: Pick<ChatRequests, 'createConversation' | 'sendMessage' | 'readDanger'>
  receive: Receive
  drafts: Pick<Drafts, 'giveBack'>
  /** By the key of the draft that the words went back to. */
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
      const { message, reply } = await requests.sendMessage(
        conversationId,
        // The server refuses a longer body unread, and help would not be shown.
        { id, content: content.slice(0, READ_AT_MOST) },
        { signal },
      )
      receive({ type: 'mensagem', message })
      receive({ type: 'mensagem', message: reply })
    },

    // Loaded when it is needed, which is seldom.
    readBehind: async (store, head) =>
      (await import('./read-behind.ts')).readBehind(store, head, requests.readDanger),

    giveBack({ conversationId, content, newStyle }, error) {
      const isGone = error instanceof ApiError && error.code === 'not_found'
      const isThere = !isGone && (newStyle === null || created.has(conversationId))
      const key = isThere ? conversationId : NO_CONVERSATION
      drafts.giveBack(key, content)
      if (!isThere) receive({ type: 'conversa-apagada', id: conversationId })
      const refused = refusedFor(error)
      const { nivel = refused.nivel } = refusals.get().get(key) ?? {}
      // Words that came back before are in the same box: what was read in them still holds.
      refusals.put(key, refused.nivel === 'nenhum' ? { ...refused, nivel } : refused)
    },
  }
}

function refusedFor(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { reason: BROWSER_ERRORS.internal.message, nivel: 'nenhum' }
  return { reason: error.message, nivel: error.nivel, link: error.link }
}
