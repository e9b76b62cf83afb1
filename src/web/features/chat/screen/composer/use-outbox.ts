import { useMemo, useSyncExternalStore } from 'react'
import type { OutboxEntry } from '#web/features/chat/engine/outbox-store.ts'
import { useChat } from '../chat-context.ts'

export function useOutbox(conversationId: string | null): OutboxEntry[] {
  const { outbox } = useChat()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(
    () => entries.filter((entry) => entry.conversationId === conversationId),
    [entries, conversationId],
  )
}
