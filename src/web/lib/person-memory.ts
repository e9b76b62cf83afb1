import { remember, rememberedKeys } from './remember.ts'

type Memory = {
  /** Everything that came from the server: nothing of it may be shown any longer. */
  blank: (personId: string) => void
  /** Everything that the person typed here. */
  forget: (personId: string) => void
}

const memories = new Set<Memory>()

export const addPersonMemory = (memory: Memory): void => void memories.add(memory)

/** The screens of this person are gone from this tab, for now. What they typed stays. */
export function blankPerson(personId: string): void {
  for (const memory of memories) memory.blank(personId)
}

/** Leaves nothing in this browser that the person typed, nor anything that is kept under their id. */
export function forgetPerson(personId: string): void {
  for (const memory of memories) memory.forget(personId)
  removeKept((_, whose) => whose === personId)
}

/** Removes texts of some kinds and some people from this browser (kept-texts.ts), and what was noted beside them. */
export function removeKept(goes: (kind: string | undefined, personId: string | undefined) => boolean): void {
  for (const key of rememberedKeys()) {
    const [ours, kind, whose] = key.split(':')
    if (ours === 'aconchego' && goes(kind, whose)) remember(key, null)
  }
}

/** The kind under which the key of what is kept on this device is (device-key.ts). */
export const DEVICE_KEY = 'chave'

/** What is kept on this device can't be read any more, of any person. */
export const forgetDeviceKeys = (): void => removeKept((kind) => kind === DEVICE_KEY)
