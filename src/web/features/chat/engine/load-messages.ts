import type { QueryClient } from '@tanstack/react-query'
import type { MessagePage } from '#domain/api/chat.ts'
import { isSessionRefusal } from '#web/lib/api.ts'
import type { ChatRequests } from './chat-requests.ts'
import {
  deletedSince,
  extendWindow,
  findMessage,
  hasGap,
  laterParam,
  type MessagePages,
  mergeNewest,
  newestOf,
  openWindow,
  windowOf,
} from './fold-messages.ts'
import { dropMessages, messagesKey } from './queries.ts'
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
    // The first load brings more than this would.
    await client
      .getQueryCache()
      .find({ queryKey: messagesKey(id) })
      ?.promise?.catch(() => {})
    const asked = client.getQueryData<MessagePages>(messagesKey(id))
    try {
      const page = await fetchMessages(id, null)
      replies.receiveHistory(page.messages)
      client.setQueryData<MessagePages>(messagesKey(id), (list) => list && mergeNewest(list, page))
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

type Deps = {
  client: QueryClient
  replies: ReplyStore
  requests: Pick<ChatRequests, 'fetchMessagesAround' | 'fetchLaterMessages'>
}

/** Loads the messages around a given one, and later ones until the gap to the newest is closed. */
export function createWindowLoader({ client, replies, requests }: Deps) {
  const listOf = (id: string) => client.getQueryData<MessagePages>(messagesKey(id))

  async function put(id: string, change: (list: MessagePages) => MessagePages, page?: MessagePage) {
    if (page) replies.receiveHistory(page.messages)
    // Earlier messages that are on their way would bring the list back as it was.
    await client.cancelQueries({ queryKey: messagesKey(id) })
    client.setQueryData<MessagePages>(messagesKey(id), (list) => list && change(list))
  }

  /** Leaves the window: what is read ends with the newest message again. */
  async function close(id: string): Promise<void> {
    const list = listOf(id)
    if (list && hasGap(list)) await put(id, newestOf)
  }

  return {
    close,
    /** Makes a message part of what is read, unless the reader has left meanwhile. Throws when it can't be loaded. */
    async open(id: string, messageId: string, signal?: AbortSignal): Promise<void> {
      const list = listOf(id)
      if (!list) return
      if (findMessage(newestOf(list), messageId)) return close(id)
      const page = await requests.fetchMessagesAround(id, messageId)
      await put(id, (now) => (signal?.aborted ? now : openWindow(now, page, `around ${messageId}`)), page)
    },
    async extend(id: string): Promise<void> {
      const list = listOf(id)
      const end = list && hasGap(list) ? windowOf(list).pages[0]?.messages.at(-1)?.seq : undefined
      if (end === undefined) return
      const page = await requests.fetchLaterMessages(id, end)
      await put(id, (now) => extendWindow(now, page, laterParam(end)), page)
    },
  }
}
