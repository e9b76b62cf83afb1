import { DEVICE_KEY, removeKept } from '#web/lib/person-memory.ts'

/**
 * Somebody has signed in here: copies of a plan of others (kept-plan.ts) are shown to nobody any more, and their owners have
 * them elsewhere.
 */
export function removeCopiesOfOthers(personId: string): void {
  removeKept((kind, whose) => (kind === 'plano' || kind === DEVICE_KEY) && whose !== personId)
}
