import { useCallback, useSyncExternalStore } from 'react'
import { followEvents } from './follow-events.ts'

/** Whether a media query holds right now. In a prerendered document none does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => followEvents(window.matchMedia(query), { change: changed }),
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
