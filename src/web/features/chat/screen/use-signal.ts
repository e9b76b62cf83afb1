import { useSyncExternalStore } from 'react'
import type { Signal } from '#web/features/chat/engine/signal.ts'

/** The signal's value, followed for as long as the component is on the screen. */
export function useSignal<T>(signal: Pick<Signal<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(signal.subscribe, signal.get)
}
