import type { QueryClient } from '@tanstack/react-query'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatRequests } from './chat-requests.ts'
import { findMessage, type MessagePages } from './fold-messages.ts'
import { extendWindow, hasGap, laterParam, newestOf, openWindow, windowOf } from './message-window.ts'
import { messagesKey } from './queries.ts'
import type { ReplyStore } from './reply-store.ts'

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
