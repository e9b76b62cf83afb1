import { useMemo, useSyncExternalStore } from 'react'
import { useChat } from '../chat-context.ts'
import type { OutboxEntry } from './outbox.ts'

/** What still waits to leave for one conversation. */
export function useOutbox(conversationId: string | null): OutboxEntry[] {
  const { outbox } = useChat()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(
    () => entries.filter((entry) => entry.conversationId === conversationId),
    [entries, conversationId],
  )
}
