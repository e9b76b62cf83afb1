import { useSyncExternalStore } from 'react'
import { withdrawn } from '#web/lib/consent.ts'
import { useNotebook } from './notebook-context.ts'

/** The ids of what was switched off on this device and the server does not know of yet. */
export function useWithdrawn(kind: 'notes' | 'exercises'): string[] {
  const { personId } = useNotebook()
  const all = () => withdrawn.all(personId)
  const things = useSyncExternalStore(withdrawn.subscribe, all, all).split(' ')
  return things.flatMap((thing) => (thing.startsWith(`${kind}/`) ? [thing.slice(kind.length + 1)] : []))
}
