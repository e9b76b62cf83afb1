import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { isTransientFailure } from '#web/lib/api.ts'
import type { ChatRequests } from './chat-requests.ts'
import type { ConversationPages } from './fold-conversations.ts'
import { keepNewest, type MessagePages, NEWEST, removeMessages } from './fold-messages.ts'
import type { ReplyStore } from './reply-store.ts'

const RETRIES = 2

/** Nothing goes stale by itself: live events keep everything current, and say when to fetch again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTransientFailure(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  })

export const LIST_KEY = ['conversations'] as const
export const WELCOME_KEY = ['welcome'] as const
export const conversationKey = (id: string) => ['conversation', id] as const
export const messagesKey = (id: string) => ['messages', id] as const

export const conversationsQuery = ({ fetchConversations }: ChatRequests) =>
  infiniteQueryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) => fetchConversations(pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** One conversation; null once it was deleted. What the list already has is not fetched. */
export const conversationQuery = (client: QueryClient, { fetchConversation }: ChatRequests, id: string) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: async ({ signal }): Promise<Conversation | null> =>
      (await fetchConversation(id, { signal })).conversation,
    initialData: () =>
      client
        .getQueryData<ConversationPages>(LIST_KEY)
        ?.pages.flatMap(({ conversations }) => conversations)
        .find((one) => one.id === id),
  })

/** Pages of messages, the newest first. Replies still being written are in their own store. */
const pagesOf = (replies: ReplyStore, { fetchMessages }: ChatRequests, id: string) => ({
  queryFn: async ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) => {
    const page = await fetchMessages(id, pageParam, { signal })
    replies.receiveHistory(page.messages)
    return page
  },
  structuralSharing: keepNewest,
  getNextPageParam: ({ messages: [first], more }: MessagePage) =>
    more && first ? `?before=${first.seq}` : null,
})

export const messagesQuery = (replies: ReplyStore, requests: ChatRequests, id: string) =>
  infiniteQueryOptions({
    ...pagesOf(replies, requests, id),
    queryKey: messagesKey(id),
    initialPageParam: NEWEST,
  })

/** A window: the messages around one that the newest pages do not reach back to. It grows in both directions. */
export const windowQuery = (replies: ReplyStore, requests: ChatRequests, id: string, messageId: string) =>
  infiniteQueryOptions({
    ...pagesOf(replies, requests, id),
    queryKey: [...messagesKey(id), messageId],
    initialPageParam: `?around=${encodeURIComponent(messageId)}`,
    getPreviousPageParam({ messages, newer }: MessagePage) {
      const last = messages.at(-1)
      return newer && last ? `?after=${last.seq}` : null
    },
    retry: (_, error) => isTransientFailure(error),
    retryDelay: 3000,
  })

/** All that is loaded of a conversation, with its newest messages and in windows. */
export const loadedMessages = (client: QueryClient, conversationId: string): ChatMessage[] =>
  client
    .getQueriesData<MessagePages>({ queryKey: messagesKey(conversationId) })
    .flatMap(([, list]) => list?.pages.flatMap(({ messages }) => messages) ?? [])

/** The requests for messages of a conversation that are in progress: their answers may be older than an event. */
export const messagesLoading = (client: QueryClient, conversationId: string): Promise<unknown>[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: messagesKey(conversationId), fetchStatus: 'fetching' })
    .flatMap(({ promise }) => promise ?? [])

/** Deleted messages leave the cache at once: an answer would keep what is here (`keepNewest`). */
export function dropMessages(client: QueryClient, conversationId: string, ids: readonly string[]): void {
  for (const query of client.getQueryCache().findAll({ queryKey: messagesKey(conversationId) })) {
    const list = query.state.data as MessagePages | undefined
    if (list && ids.length > 0) query.setState({ data: removeMessages(list, ids) })
  }
}
