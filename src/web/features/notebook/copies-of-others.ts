/** As what a copy for use without connection is kept in this browser. */
export const COPIES = 'plano'

/** Somebody has signed in here: copies of others are shown to nobody any more, and their owners have them elsewhere. */
export function removeCopiesOfOthers(personId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [ours, kind, whose] = key.split(':')
      if (ours === 'aconchego' && kind === COPIES && whose !== personId) localStorage.removeItem(key)
    }
  } catch {
    // Storage refused by the browser: then nothing was kept in it.
  }
}
