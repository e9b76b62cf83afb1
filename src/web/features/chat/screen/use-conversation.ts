import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { localConversation } from '#web/features/chat/engine/fold-conversations.ts'
import { lastReply } from '#web/features/chat/engine/fold-messages.ts'
import { conversationQuery, messagesQuery } from '#web/features/chat/engine/queries.ts'
import { isRefused } from '#web/lib/api.ts'
import { useChat, useOutbox, useSignal } from './chat-context.ts'

export type Selection =
  | { state: 'none' }
  | { state: 'loading' }
  /** `exists` is false while only this browser knows of it. */
  | { state: 'ready'; conversation: Conversation; exists: boolean }
  | { state: 'gone' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }

export function useConversation(id: string | null): Selection {
  const { client, requests, localConversations } = useChat()
  const beginning = useSignal(localConversations).get(id ?? '')
  const first = useOutbox(id).find(({ newStyle }) => newStyle !== null)
  const style = beginning ?? first?.newStyle ?? null
  const { data, error, refetch } = useQuery({
    ...conversationQuery(client, requests, id ?? ''),
    enabled: id !== null && style === null,
  })

  if (id === null) return { state: 'none' }
  if (data === null) return { state: 'gone' }
  if (style !== null) {
    const createdAt = first?.createdAt ?? new Date().toISOString()
    return { state: 'ready', conversation: data ?? localConversation(id, style, createdAt), exists: false }
  }
  if (isRefused(error) && error.status !== 429) return { state: 'missing' }
  if (data) return { state: 'ready', conversation: data, exists: true }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
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
