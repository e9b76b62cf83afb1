import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allConversations } from '#web/features/chat/engine/fold-conversations.ts'
import { conversationsQuery } from '#web/features/chat/engine/queries.ts'
import { useChat } from '../chat-context.ts'

/** The list of conversations, newest first, as far as it was scrolled. */
export function useConversations() {
  const query = useInfiniteQuery(conversationsQuery(useChat().requests))
  const { data } = query
  const conversations = useMemo(() => data && allConversations(data), [data])
  return { ...query, conversations }
}
