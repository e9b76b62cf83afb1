import type { ReadingAnswer, WaitingWords } from '#domain/api/chat.ts'
import { READ_AT_MOST } from '#domain/limits.ts'
import type { OutboxItem, OutboxStore } from './outbox-store.ts'

type ReadDanger = (words: WaitingWords) => Promise<ReadingAnswer>

/** By id; each is read once. */
const read = new Set<string>()

/** Help is shown at once for what may not be sent before `head`. What fails is read with the next retry. */
export async function readBehind(
  store: OutboxStore,
  head: OutboxItem,
  readDanger: ReadDanger,
): Promise<void> {
  read.add(head.id)
  for (const item of store.entries()) {
    if (item.conversationId !== head.conversationId || read.has(item.id)) continue
    read.add(item.id)
    try {
      const { nivel } = await readDanger({ content: item.content.slice(0, READ_AT_MOST) })
      store.setLevel(item, nivel)
    } catch {
      read.delete(item.id)
      return
    }
  }
}
