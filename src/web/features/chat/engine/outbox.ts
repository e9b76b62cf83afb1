import type { PersonaKey } from '#domain/personas/persona.ts'
import { newId } from '#web/lib/new-id.ts'
import { createOutboxSender, type OutboxHandlers } from './outbox-sender.ts'
import { createOutboxStore } from './outbox-store.ts'

type NewItem = { conversationId: string; content: string; newStyle: PersonaKey | null }

/**
 * What was written and not yet acknowledged. It is stored before it leaves, goes out in order by itself, and the
 * same id goes out again until the server has answered; the server takes the same id twice for one message.
 */
export function createOutbox({ personId, ...handlers }: OutboxHandlers & { personId: string }) {
  const store = createOutboxStore(personId)
  const { send, cancelRetry, ...sender } = createOutboxSender(store, handlers)
  const { entries, subscribe } = store

  return {
    ...sender,
    entries,
    subscribe,
    add({ conversationId, content, newStyle }: NewItem): void {
      const behind = entries().some((entry) => entry.conversationId === conversationId)
      const offline = !navigator.onLine
      const createdAt = new Date().toISOString()
      const item = { id: newId(), conversationId, content, createdAt, newStyle, queued: behind || offline }
      store.add(item, offline ? 'connection' : null)
      void send()
    },
    /** Resolves when everything was tried once, with whether all of it has left. */
    async flush(): Promise<boolean> {
      if (entries().length > 0) await send()
      return entries().length === 0
    },
    clear(): void {
      cancelRetry()
      store.clear()
    },
    attach(): () => void {
      const unfollow = store.followOtherTabs()
      return () => {
        unfollow()
        cancelRetry()
      }
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
