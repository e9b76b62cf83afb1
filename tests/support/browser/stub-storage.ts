import { vi } from 'vitest'

/** An empty `localStorage`, until globals are restored; what is stored can be read and changed in the map. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  // Stored keys are read with Object.keys.
  const handler = {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }
  vi.stubGlobal('localStorage', new Proxy(storage, handler))
  return stored
}
