type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys: () => string[] }

/**
 * Texts kept in this browser under one prefix, each under its own key, so that tabs never overwrite each other.
 * Where the browser refuses storage they are kept for as long as the tab lives.
 */
export function keptTexts(prefix: string, store: Store = browserStore()) {
  const memory = new Map<string, string>()
  return {
    all: (): [string, string][] => {
      const stored = store.keys().filter((key) => key.startsWith(prefix))
      const texts = new Map(stored.map((key) => [key.slice(prefix.length), store.getItem(key) ?? '']))
      return [...new Map([...texts, ...memory])]
    },
    get: (key: string): string | null => memory.get(key) ?? store.getItem(prefix + key),
    set(key: string, text: string): void {
      try {
        store.setItem(prefix + key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key: string): void {
      memory.delete(key)
      store.removeItem(prefix + key)
    },
    /** Which of ours another tab has just changed, from a storage event. */
    keyOf: (event: StorageEvent): string | null =>
      event.key?.startsWith(prefix) ? event.key.slice(prefix.length) : null,
  }
}

export type KeptTexts = ReturnType<typeof keptTexts>

function browserStore(): Store {
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      return otherwise
    }
  }
  return {
    keys: () => attempt(() => Object.keys(localStorage), []),
    getItem: (key) => attempt(() => localStorage.getItem(key), null),
    setItem: (key, text) => localStorage.setItem(key, text),
    removeItem: (key) => attempt(() => localStorage.removeItem(key), undefined),
  }
}
