import { isRevealing, type ReplyEntry, revealStep } from './reply-entry.ts'
import { createRevealClock } from './reveal-clock.ts'

/**
 * The replies that are being written or typed out, by id, apart from all other messages: many times a second
 * something happens to one of them, and only the listeners of that one are called.
 */
export function createReplyEntries(prefersStill: () => boolean) {
  const entries = new Map<string, ReplyEntry>()
  const listeners = new Map<string, Set<() => void>>()
  const clock = createRevealClock(typeOn)

  function put(id: string, entry: ReplyEntry): void {
    if (entries.get(id) === entry) return
    entries.set(id, entry)
    for (const listener of listeners.get(id) ?? []) listener()
    if (isRevealing(entry)) clock.start()
  }

  /** Types on what is followed; the rest catches up when it is followed again. Whether anything is left to type. */
  function typeOn(now: number): boolean {
    const still = prefersStill()
    const typed = [...entries].filter(([id, entry]) => listeners.has(id) && isRevealing(entry))
    for (const [id, entry] of typed) {
      const next = revealStep(entry, now, still)
      // A step that shows nothing new is not worth drawing.
      if (next.revealed === entry.revealed) entries.set(id, next)
      else put(id, next)
    }
    return typed.length > 0
  }

  return {
    get: (id: string): ReplyEntry | undefined => entries.get(id),
    put,
    /** Changes a reply that is here. */
    update(id: string, change: (entry: ReplyEntry) => ReplyEntry): void {
      const entry = entries.get(id)
      if (entry) put(id, change(entry))
    },
    clear: (): void => entries.clear(),
    subscribe(id: string, listener: () => void): () => void {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      clock.start()
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(id)
      }
    },
  }
}
