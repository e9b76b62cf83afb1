import type { QueryClient } from '@tanstack/react-query'
import { isSessionRefusal } from '#web/lib/api.ts'
import type { ChatRequests } from './chat-requests.ts'
import { deletedSince, type MessagePages, mergeNewest, NEWEST } from './fold-messages.ts'
import { dropMessages, messagesKey, messagesLoading } from './queries.ts'
import type { ReplyStore } from './reply-store.ts'

export type RefreshMessages = ReturnType<typeof createRefreshMessages>

const RETRY_AFTER = 3000

/** Fetches the newest messages of a conversation again and merges them, one request at a time per conversation. */
export function createRefreshMessages(
  client: QueryClient,
  replies: ReplyStore,
  { fetchMessages }: Pick<ChatRequests, 'fetchMessages'>,
) {
  const fetching = new Map<string, { again: boolean }>()

  function refresh(id: string): void {
    const running = fetching.get(id)
    if (running) running.again = true
    else void fetchNewest(id)
  }

  async function fetchNewest(id: string): Promise<void> {
    const current = { again: false }
    fetching.set(id, current)
    // A first load brings more than this would, and what it brings may be older.
    await Promise.allSettled(messagesLoading(client, id))
    const asked = client.getQueryData<MessagePages>(messagesKey(id))
    try {
      const page = await fetchMessages(id, NEWEST)
      replies.receiveHistory(page.messages)
      const merge = (list?: MessagePages) => list && mergeNewest(list, page)
      client.setQueriesData<MessagePages>({ queryKey: messagesKey(id) }, merge)
      if (asked) dropMessages(client, id, deletedSince(asked, page))
    } catch (error) {
      // A reply that missed text is completed by nothing else. After a refused session, signing in fetches everything.
      if (!isSessionRefusal(error))
        setTimeout(() => client.getQueryData(messagesKey(id)) && refresh(id), RETRY_AFTER)
    }
    fetching.delete(id)
    if (current.again) void fetchNewest(id)
  }

  return Object.assign(refresh, { isFetching: (id: string) => fetching.has(id) })
}
