import type { QueryClient } from '@tanstack/react-query'
import { errorSentence } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { addPersonMemory } from '#web/lib/person-memory.ts'
import { tellSessionNews } from '#web/lib/session-news.ts'
import { type ChatRequests, createChatRequests } from './chat-requests.ts'
import { createDrafts, type Drafts, NO_CONVERSATION } from './drafts.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { OutboxItem } from './outbox-item.ts'
import { createQueryClient } from './queries.ts'
import { createReceiver, type Receive } from './receive-event.ts'
import { createRefreshMessages } from './refresh-messages.ts'
import { createReplyStore, type ReplyStore } from './reply-store.ts'
import { shareStream } from './shared-stream.ts'
import { createSignal, type Signal } from './signal.ts'
import type { Unborn } from './unborn.ts'

/** Why a message came back, and what the safety layer had read in it. */
export type Refused = { reason: string; nivel: RiskLevel; link?: string | undefined }

/** Everything that the chat of one person keeps in this tab. It outlives the screen, so that coming back is quick. */
export type Chat = {
  personId: string
  requests: ChatRequests
  client: QueryClient
  replies: ReplyStore
  outbox: Outbox
  drafts: Drafts
  receive: Receive
  /** False while the server can't be reached. */
  connected: Signal<boolean>
  /** Why the words in a box came back, by the key of their draft. */
  refusals: Signal<ReadonlyMap<string, Refused>>
  /** Conversations that the server has not made yet. */
  unborn: Signal<Unborn>
  /** Counts the welcomes that ended: whoever shows the person asks for them again. */
  welcomed: Signal<number>
  /**
   * Follows everything that happens and sends what waits, for as long as a screen is there. Only for who has read the
   * session and found this person in it.
   */
  attach: () => () => void
  /** Keeps nothing that came from the server, and sends nothing, until it is attached again. */
  blank: () => void
  /** Keeps nothing that was typed. */
  forget: () => void
}

let current: Chat | null = null

export function chatOf(personId: string): Chat {
  if (current?.personId !== personId) {
    current?.blank()
    current = createChat(personId)
  }
  return current
}

addPersonMemory({
  blank: (personId) => current?.personId === personId && current.blank(),
  forget: (personId) => current?.personId === personId && current.forget(),
})

function createChat(personId: string): Chat {
  const connected = createSignal(navigator.onLine)
  const requests = createChatRequests(personId)
  const refusals = createSignal<ReadonlyMap<string, Refused>>(new Map())
  const welcomed = createSignal(0)
  const unborn = createSignal<Unborn>(new Map())
  const drafts = createDrafts(personId)

  const client = createQueryClient()
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const replies = createReplyStore({
    onBehind: (id) => refreshMessages(id),
    prefersStill: () => stillness.matches,
  })
  const refreshMessages = createRefreshMessages(client, replies, requests)

  // Conversations that came into being together with their first message.
  const made = new Set<string>()
  const outbox = createOutbox({
    personId,
    async deliver({ id, conversationId, content, newStyle }, signal) {
      if (newStyle) {
        const { conversation } = await requests.createConversation(
          { id: conversationId, style: newStyle },
          { signal },
        )
        receive({ type: 'conversa', conversation })
        unborn.set(new Map([...unborn.get()].filter(([other]) => other !== conversationId)))
        made.add(conversationId)
      }
      const { message, reply } = await requests.sendMessage(conversationId, { id, content }, { signal })
      receive({ type: 'mensagem', message })
      receive({ type: 'mensagem', message: reply })
    },
    giveBack({ conversationId, content, newStyle }: OutboxItem, reason) {
      const neverMade = newStyle !== null && !made.has(conversationId)
      const key = neverMade ? NO_CONVERSATION : conversationId
      drafts.giveBack(key, content)
      if (neverMade) receive({ type: 'conversa-apagada', id: conversationId })
      const refused =
        reason instanceof ApiError
          ? { reason: reason.message, nivel: reason.nivel, link: reason.link }
          : { reason: errorSentence('internal'), nivel: 'nenhum' as const }
      refusals.set(new Map(refusals.get()).set(key, refused))
    },
  })

  const receive = createReceiver({
    client,
    replies,
    refreshMessages,
    onReplySettled: () => outbox.entries().some(({ waiting }) => waiting === 'reply') && outbox.wake(),
    onWelcomed: () => welcomed.set(welcomed.get() + 1),
    onEnded: (what) => tellSessionNews({ personId, what }),
  })

  let wasAway = false
  let screens = 0
  let ends: (() => void)[] = []

  function follow(): void {
    const shared = shareStream(personId, {
      onEvent: receive,
      onState(up) {
        connected.set(up)
        if (up) outbox.back()
        else outbox.lost()
      },
      onRefused: () => tellSessionNews({ personId, what: 'doubted' }),
    })
    ends = [shared.close, outbox.attach(), drafts.attach()]
    if (wasAway) receive({ type: 'ola' })
    outbox.signedIn()
  }

  function attach(): () => void {
    screens += 1
    if (screens === 1) follow()
    return () => {
      screens -= 1
      if (screens > 0) return
      wasAway = true
      for (const end of ends) end()
    }
  }

  function blank(): void {
    outbox.sleep()
    client.clear()
    replies.clear()
  }

  function forget(): void {
    outbox.clear()
    drafts.clear()
    refusals.set(new Map())
    unborn.set(new Map())
  }

  return {
    personId,
    requests,
    client,
    replies,
    outbox,
    drafts,
    receive,
    connected,
    refusals,
    unborn,
    welcomed,
    attach,
    blank,
    forget,
  }
}
