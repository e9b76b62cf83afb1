import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { conversationsQuery } from '../queries.ts'
import { allConversations } from './fold-conversations.ts'

/** The list of conversations, newest first, as far as it was scrolled. */
export function useConversations() {
  const query = useInfiniteQuery(conversationsQuery())
  const { data } = query
  const conversations = useMemo(() => data && allConversations(data), [data])
  return { ...query, conversations }
}
