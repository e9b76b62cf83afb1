import type { ChatRequests } from './chat-requests.ts'
import { headOfEach, type OutboxStore } from './outbox-store.ts'

/**
 * Help is shown at once for messages that may not be sent before another one; that one is read by the server when it is
 * refused. What fails is read with the next retry.
 */
export async function readWaiting(store: OutboxStore, read: ChatRequests['readWaiting']): Promise<void> {
  for (;;) {
    const heads = headOfEach(store.entries())
    const item = store.entries().find((entry) => !heads.includes(entry) && !store.wasRead(entry))
    if (!item) return
    const { nivel } = await read({ content: item.content })
    store.setLevel(item, nivel)
  }
}
