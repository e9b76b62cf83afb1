import { QueryCache, type QueryClient } from '@tanstack/react-query'
import { errorSentence } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { createConversation, sendMessage } from './chat-requests.ts'
import { createDrafts, type Drafts, NO_CONVERSATION } from './drafts.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { OutboxItem } from './outbox-item.ts'
import { createQueryClient, LIST_KEY } from './queries.ts'
import { createReceiver, type Receive } from './receive-event.ts'
import { createRefreshMessages } from './refresh-messages.ts'
import { createReplyStore, type ReplyStore } from './reply-store.ts'
import { shareStream } from './shared-stream.ts'
import { createSignal, type Signal } from './signal.ts'
import type { Unborn } from './unborn.ts'

/** Why a message came back, and what the safety layer had read in it. */
export type Refused = { reason: string; nivel: RiskLevel }

/** Everything that the chat of one person keeps in this tab. It outlives the screen, so that coming back is quick. */
export type Chat = {
  personId: string
  client: QueryClient
  replies: ReplyStore
  outbox: Outbox
  drafts: Drafts
  receive: Receive
  /** False while the server can't be reached. */
  connected: Signal<boolean>
  /** The session ended while somebody was here. */
  expired: Signal<boolean>
  /** Why the words in a box came back, by the key of their draft. */
  refusals: Signal<ReadonlyMap<string, Refused>>
  /** Conversations that the server has not made yet. */
  unborn: Signal<Unborn>
  /** Counts the welcomes that ended: whoever shows the person asks for them again. */
  welcomed: Signal<number>
  /** Follows everything that happens, for as long as the screen is there. */
  attach: () => () => void
  /** Somebody has signed in again: everything that waited for that goes on. */
  signedInAgain: () => void
}

let current: Chat | null = null

export function chatOf(personId: string): Chat {
  if (current?.personId !== personId) current = createChat(personId)
  return current
}

function createChat(personId: string): Chat {
  const connected = createSignal(navigator.onLine)
  const expired = createSignal(false)
  const refusals = createSignal<ReadonlyMap<string, Refused>>(new Map())
  const welcomed = createSignal(0)
  const unborn = createSignal<Unborn>(new Map())
  const drafts = createDrafts(personId)

  function noticeFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'not_signed_in') expired.set(true)
  }

  const client = createQueryClient(new QueryCache({ onError: noticeFailure }))
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const replies = createReplyStore({
    onBehind: (id) => refreshMessages(id),
    prefersStill: () => stillness.matches,
  })
  const refreshMessages = createRefreshMessages(client, replies, noticeFailure)

  // Conversations that came into being together with their first message.
  const made = new Set<string>()
  const outbox = createOutbox({
    personId,
    askToSignIn: () => expired.set(true),
    async deliver({ id, conversationId, content, newStyle }, signal) {
      if (newStyle) {
        const { conversation } = await createConversation({ id: conversationId, style: newStyle }, { signal })
        receive({ type: 'conversa', conversation })
        unborn.set(new Map([...unborn.get()].filter(([other]) => other !== conversationId)))
        made.add(conversationId)
      }
      const { message, reply } = await sendMessage(conversationId, { id, content }, { signal })
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
          ? { reason: reason.message, nivel: reason.nivel }
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
  })

  // What the tabs of this browser tell each other about who is signed in.
  const people = new BroadcastChannel('aconchego-person')
  people.onmessage = ({ data }) => {
    if (data === 'entered' && expired.get()) signedInAgain()
    if (data === 'left') drafts.clear()
  }

  let stream: ReturnType<typeof shareStream> | null = null
  let wasAway = false

  function attach(): () => void {
    const shared = shareStream(personId, {
      onEvent: receive,
      onState(up) {
        connected.set(up)
        if (up) outbox.back()
        else outbox.lost()
      },
      // Asking for anything tells whether it was the session.
      onRefused: () => client.invalidateQueries({ queryKey: LIST_KEY }),
    })
    stream = shared
    const ends = [shared.close, outbox.attach(), drafts.attach()]
    if (wasAway) receive({ type: 'ola' })
    outbox.wake()
    return () => {
      wasAway = true
      stream = null
      for (const end of ends) end()
    }
  }

  function signedInAgain(): void {
    expired.set(false)
    receive({ type: 'ola' })
    outbox.wake()
    stream?.tryAgain()
  }

  return {
    personId,
    client,
    replies,
    outbox,
    drafts,
    receive,
    connected,
    expired,
    refusals,
    unborn,
    welcomed,
    attach,
    signedInAgain,
  }
}
