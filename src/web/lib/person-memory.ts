/** What a part of the app keeps of a person while the page is open. */
type Memory = {
  /** Everything that came from the server: nothing of it may be shown any longer. */
  blank: (personId: string) => void
  /** Everything that the person typed here. */
  forget: (personId: string) => void
}

const memories = new Set<Memory>()

export function addPersonMemory(memory: Memory): void {
  memories.add(memory)
}

/** The screens of this person are gone from this tab, for now. What they typed stays. */
export function blankPerson(personId: string): void {
  for (const memory of memories) memory.blank(personId)
}

/** Leaves nothing in this browser that the person typed, nor anything that is kept under their id. */
export function forgetPerson(personId: string): void {
  for (const memory of memories) memory.forget(personId)
  removeKept((_, whose) => whose === personId)
}

/** Copies for use without connection, by what they are kept as. */
export const COPIES = 'plano'

/** Somebody has signed in here: copies of others are shown to nobody any more, and their owners have them elsewhere. */
export function removeCopiesOfOthers(personId: string): void {
  removeKept((kind, whose) => kind === COPIES && whose !== personId)
}

/** Removes texts of every kind, and what was noted beside them, where these are the ones. */
function removeKept(isMeant: (kind: string | undefined, whose: string | undefined) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const [ours, kind, whose] = key.split(':')
      if (ours === 'aconchego' && isMeant(kind, whose)) localStorage.removeItem(key)
    }
  } catch {
    // Storage refused by the browser: then nothing was kept in it.
  }
}
