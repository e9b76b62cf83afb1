import { readCheckIn } from './check-in-draft.ts'
import type { TypedTexts } from './notebook-context.ts'
import { CHECK_IN, NEW_NOTE_ID, PLAN_CHANGES } from './typed-keys.ts'

/** Whether something was to be kept and is not yet: signing out would lose it. */
export function hasUnsaved({ get }: Pick<TypedTexts, 'get'>): boolean {
  return get(NEW_NOTE_ID) !== '' || get(PLAN_CHANGES) !== '' || readCheckIn(get(CHECK_IN)).id !== ''
}
