import { keptTexts } from '#web/lib/kept-texts.ts'

/** Where the draft is kept while no conversation is selected. */
export const NO_CONVERSATION = 'nova'

const STORED_AFTER = 250

/** What is being typed, per conversation. It survives a reload and belongs to one person. */
export function createDrafts(personId: string) {
  const kept = keptTexts('rascunho', personId)
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  const unsaved = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function get(key: string): string {
    const text = texts.get(key) ?? kept.get(key) ?? ''
    texts.set(key, text)
    return text
  }

  function set(key: string, text: string): void {
    texts.set(key, text)
    unsaved.add(key)
    timer ??= setTimeout(flush, STORED_AFTER)
    for (const listener of listeners) listener()
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const key of unsaved) {
      const text = texts.get(key) ?? ''
      if (text === '') kept.remove(key)
      else kept.set(key, text)
    }
    unsaved.clear()
  }

  return {
    get,
    set,
    /** Puts words back in front of what was typed meanwhile. */
    giveBack(key: string, words: string): void {
      const typed = get(key)
      set(key, typed === '' ? words : `${words}\n\n${typed}`)
      flush()
    },
    take(key: string): string {
      const text = get(key)
      set(key, '')
      flush()
      return text
    },
    clear(): void {
      clearTimeout(timer)
      timer = undefined
      for (const [key] of kept.all()) kept.remove(key)
      texts.clear()
      unsaved.clear()
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Stores what is left when the page goes, and follows another tab where the box had the same in both. */
    attach(): () => void {
      const leave = () => document.visibilityState === 'hidden' && flush()
      const follow = (event: StorageEvent) => {
        const key = kept.keyOf(event)
        if (key === null || unsaved.has(key) || (texts.get(key) ?? '') !== (event.oldValue ?? '')) return
        texts.delete(key)
        for (const listener of listeners) listener()
      }
      document.addEventListener('visibilitychange', leave)
      window.addEventListener('pagehide', flush)
      window.addEventListener('storage', follow)
      return () => {
        flush()
        document.removeEventListener('visibilitychange', leave)
        window.removeEventListener('pagehide', flush)
        window.removeEventListener('storage', follow)
      }
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
