export type Signal<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createSignal<T>(initial: T): Signal<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A map that parts of the screen follow: replaced, never changed. */
export type SignalMap<T> = Omit<Signal<ReadonlyMap<string, T>>, 'set'> & {
  put: (key: string, value: T) => void
  remove: (key: string) => void
  clear: () => void
}

export function createSignalMap<T>(): SignalMap<T> {
  const { get, set, subscribe } = createSignal<ReadonlyMap<string, T>>(new Map())
  return {
    get,
    subscribe,
    put: (key, value) => set(new Map(get()).set(key, value)),
    remove(key) {
      if (get().has(key)) set(new Map([...get()].filter(([other]) => other !== key)))
    },
    clear: () => set(new Map()),
  }
}
