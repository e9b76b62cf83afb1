import { useSyncExternalStore } from 'react'
import type { Signal } from '#web/features/chat/engine/signal.ts'

export function useSignal<T>(signal: Pick<Signal<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(signal.subscribe, signal.get)
}
