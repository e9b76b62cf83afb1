/**
 * Somebody has signed in here: copies of a plan of others (kept-plan.ts) are shown to nobody any more, and their owners have
 * them elsewhere.
 */
export function removeCopiesOfOthers(personId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [ours, kind, whose] = key.split(':')
      if (ours === 'aconchego' && kind === 'plano' && whose !== personId) localStorage.removeItem(key)
    }
  } catch {
    // Storage refused by the browser: then nothing was kept in it.
  }
}
