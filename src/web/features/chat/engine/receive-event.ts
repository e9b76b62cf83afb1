import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveEvent } from '#domain/api/chat.ts'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { askAgain } from '#web/lib/ask-again.ts'
import { type ConversationPages, removeConversation, upsertConversation } from './fold-conversations.ts'
import { type MessagePages, upsertMessage } from './fold-messages.ts'
import {
  conversationKey,
  dropMessages,
  LIST_KEY,
  loadedMessages,
  messagesKey,
  messagesLoading,
  WELCOME_KEY,
} from './queries.ts'
import type { RefreshMessages } from './refresh-messages.ts'
import type { ReplyStore } from './reply-store.ts'

type Deps = {
  client: QueryClient
  replies: ReplyStore
  refreshMessages: RefreshMessages
  onReplySettled: () => void
  /** A conversation, or these messages. */
  onGone: (messageIds?: readonly string[]) => void
  /** The session of the stream has ended, or with it the account, or the welcome. */
  onSession: (what: 'ended' | 'gone' | 'welcomed') => void
}

export function createReceiver({ client, replies, refreshMessages, ...on }: Deps) {
  const age = startStopwatch()

  function conversationIs(id: string, now: Conversation | null): void {
    const changed = (list: ConversationPages) =>
      now ? upsertConversation(list, now) : removeConversation(list, id)
    client.setQueryData<ConversationPages>(LIST_KEY, (list) => list && changed(list))
    client.setQueryData<Conversation | null>(conversationKey(id), now)
    for (const key of [LIST_KEY, conversationKey(id)]) refetchAfterFetch(client, key)
    if (!now) on.onGone()
  }

  function messageChanged(message: ChatMessage): void {
    const { id, conversationId, role, status } = message
    const key = messagesKey(conversationId)
    const isLoaded = client.getQueryData(key) !== undefined
    if (role === 'assistant' && isLoaded) {
      const known = loadedMessages(client, conversationId).find((one) => one.id === id)
      replies.receiveMessage(message, { live: true, known })
    }
    const withMessage = (list?: MessagePages) => list && upsertMessage(list, message)
    client.setQueriesData<MessagePages>({ queryKey: key }, withMessage)
    const isLoading =
      refreshMessages.isFetching(conversationId) || messagesLoading(client, conversationId).length > 0
    if (isLoading) refreshMessages(conversationId)
    else if (!isLoaded) refetchIfFailed(client, key)
    if (role === 'assistant' && status !== 'escrevendo' && status !== 'pausada') {
      if (!isLoaded && !isLoading) replies.dropEarlyText(id)
      on.onReplySettled()
    }
  }

  function messagesGone(conversationId: string, ids: readonly string[]): void {
    const remove = () => dropMessages(client, conversationId, ids)
    remove()
    on.onGone(ids)
    for (const loading of messagesLoading(client, conversationId)) loading.then(remove, () => {})
    if (refreshMessages.isFetching(conversationId)) refreshMessages(conversationId)
  }

  /** The stream is there (again): only what was asked for while nothing happened is certain to be current. */
  function greeted(quiet: number | undefined): void {
    const isCurrent = quiet !== undefined && quiet > age()
    if (isCurrent) void client.refetchQueries({ type: 'active', predicate: failedToLoad })
    else refreshAll({ client, refreshMessages })
  }

  return function receive(event: LiveEvent): void {
    if (event.type === 'texto') replies.receiveText(event)
    else if (event.type === 'mensagem') messageChanged(event.message)
    else if (event.type === 'conversa') conversationIs(event.conversation.id, event.conversation)
    else if (event.type === 'conversa-apagada') conversationIs(event.id, null)
    else if (event.type === 'mensagens-apagadas') messagesGone(event.conversationId, event.ids)
    else if (event.type === 'onboarding-finalizado') on.onSession('welcomed')
    else if (event.type === 'caderno') void askAgain(client, { queryKey: ['caderno', event.part] })
    else if (event.type === 'sessao-encerrada') on.onSession('ended')
    else if (event.type === 'conta-apagada') on.onSession('gone')
    else greeted(event.quiet)
  }
}

export type Receive = ReturnType<typeof createReceiver>

/** One of the two clocks stops while the machine sleeps, the other may be set. */
function startStopwatch(): () => number {
  const [began, beganByClock] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - began, Date.now() - beganByClock)
}

/** What is on the screen, or on its way there, may be outdated. Other conversations are fetched when they are opened. */
function refreshAll({ client, refreshMessages }: Pick<Deps, 'client' | 'refreshMessages'>): void {
  const queries = client.getQueryCache()
  for (const queryKey of [LIST_KEY, ['conversation'], ['caderno'], WELCOME_KEY]) {
    // A first load in progress is let through: better something older than nothing yet.
    for (const { state, queryKey: key } of queries.findAll({ queryKey }))
      if (state.data === undefined) refetchAfterFetch(client, key)
    void client.invalidateQueries({ queryKey })
  }
  for (const query of queries.findAll({ queryKey: ['messages'] })) {
    const { queryKey, state } = query
    const [, conversationId, windowAround] = queryKey
    if (query.getObserversCount() === 0) client.removeQueries({ queryKey, exact: true })
    else if (windowAround !== undefined) continue
    else if (state.data || state.fetchStatus === 'fetching') refreshMessages(String(conversationId))
    else refetchIfFailed(client, queryKey)
  }
}

const waitedFor = new WeakSet<Promise<unknown>>()

// The answer of a request in progress may be older than the event.
function refetchAfterFetch(client: QueryClient, queryKey: QueryKey): void {
  const fetching = client.getQueryCache().find({ queryKey, fetchStatus: 'fetching' })?.promise
  if (!fetching || waitedFor.has(fetching)) return
  waitedFor.add(fetching)
  void fetching.catch(() => {}).then(() => client.invalidateQueries({ queryKey, exact: true }))
}

// A first load that failed gives up after a few retries, and has nothing that could be refreshed.
function refetchIfFailed(client: QueryClient, queryKey: QueryKey): void {
  void client.refetchQueries({ queryKey, exact: true, predicate: failedToLoad })
}

const failedToLoad = ({ state }: Query): boolean => state.status === 'error' && state.data === undefined
