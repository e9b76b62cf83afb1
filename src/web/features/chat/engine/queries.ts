import { infiniteQueryOptions, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Conversation } from '#domain/chat/conversation.ts'
import { isTransientFailure } from '#web/lib/api.ts'
import type { ChatRequests } from './chat-requests.ts'
import type { ConversationPages } from './fold-conversations.ts'
import { keepNewest, type MessagePages, removeMessages } from './fold-messages.ts'
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

/** Whether a request is in progress whose answer will replace what is here. */
export const isFetching = (client: QueryClient, queryKey: QueryKey): boolean =>
  client.getQueryState(queryKey)?.fetchStatus === 'fetching'

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
export const messagesQuery = (replies: ReplyStore, { fetchMessages }: ChatRequests, id: string) =>
  infiniteQueryOptions({
    queryKey: messagesKey(id),
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchMessages(id, pageParam, { signal })
      replies.receiveHistory(page.messages)
      return page
    },
    structuralSharing: keepNewest,
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, more }) => (more ? (messages[0]?.seq ?? null) : null),
  })

/** Deleted messages leave the cache at once: an answer would keep what is here (`keepNewest`). */
export function dropMessages(client: QueryClient, conversationId: string, ids: readonly string[]): void {
  const query = client.getQueryCache().find({ queryKey: messagesKey(conversationId) })
  const list = query?.state.data as MessagePages | undefined
  if (list && ids.length > 0) query?.setState({ data: removeMessages(list, ids) })
}
