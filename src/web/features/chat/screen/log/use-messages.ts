import { useInfiniteQuery } from '@tanstack/react-query'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { lastReply } from '#web/features/chat/engine/fold-messages.ts'
import { messagesQuery } from '#web/features/chat/engine/queries.ts'
import { useChat } from '../chat-context.ts'

/** The messages of a conversation, page by page. `exists` is false for one that the server does not know yet. */
export function useMessages(conversationId: string, exists: boolean) {
  const { replies, requests } = useChat()
  return useInfiniteQuery({ ...messagesQuery(replies, requests, conversationId), enabled: exists })
}

/** The last reply of a conversation, as far as its messages are loaded. */
export function useLastReply(conversationId: string | null): ChatMessage | null {
  const { replies, requests } = useChat()
  const { data } = useInfiniteQuery({
    ...messagesQuery(replies, requests, conversationId ?? ''),
    enabled: false,
    select: lastReply,
    // `keepNewest` must not run on what is selected.
    structuralSharing: false,
  })
  return data ?? null
}
