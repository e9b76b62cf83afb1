import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { keptTexts, UNSENT } from '#web/lib/kept-texts.ts'
import { headOfEach, inOrder, type OutboxItem, readItem, type Waiting } from './outbox-item.ts'
import { createSignal } from './signal.ts'

/** `nivel` is what the server read in it when it asked to wait: help is shown all the same. */
export type OutboxEntry = OutboxItem & { waiting: Waiting | null; nivel: RiskLevel }

/** The items of the outbox in this browser's storage, which all tabs share, and what this tab knows they wait for. */
export function createOutboxStore(personId: string) {
  const kept = keptTexts(UNSENT, personId)
  const waiting = new Map<string, Waiting>()
  const levels = new Map<string, RiskLevel>()
  const entries = createSignal(read())

  function read(): OutboxEntry[] {
    const items = inOrder(kept.all().flatMap(([, stored]) => readItem(stored) ?? []))
    // An item behind one that waits, waits for the same.
    const heads = new Map(headOfEach(items).map((head) => [head.conversationId, head.id]))
    return items.map((item) => ({
      ...item,
      waiting: waiting.get(item.id) ?? waiting.get(heads.get(item.conversationId) ?? '') ?? null,
      nivel: levels.get(item.id) ?? 'nenhum',
    }))
  }

  const refresh = (): void => entries.set(read())
  const has = (id: string): boolean => kept.get(id) !== null

  return {
    /** In the order in which they were written. */
    entries: entries.get,
    subscribe: entries.subscribe,
    /** False once this tab or another has removed it. */
    has,
    add(item: OutboxItem, waitingFor: Waiting | null): void {
      kept.set(item.id, JSON.stringify(item))
      if (waitingFor) waiting.set(item.id, waitingFor)
      refresh()
    },
    hold(item: OutboxItem, waitingFor: Waiting, nivel: RiskLevel = 'nenhum'): void {
      waiting.set(item.id, waitingFor)
      // A later failure in which nothing was read does not take the card away.
      if (nivel !== 'nenhum') levels.set(item.id, nivel)
      if (has(item.id)) kept.set(item.id, JSON.stringify({ ...item, queued: true }))
      refresh()
    },
    remove(item: OutboxItem): void {
      kept.remove(item.id)
      waiting.delete(item.id)
      levels.delete(item.id)
      refresh()
    },
    clear(): void {
      for (const { id } of entries.get()) kept.remove(id)
      refresh()
    },
    followOtherTabs(): () => void {
      const follow = (event: StorageEvent) => kept.keyOf(event) !== null && refresh()
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
