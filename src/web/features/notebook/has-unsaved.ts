import type { TypedTexts } from './notebook-context.ts'
import { CHECK_IN_ID, EXERCISES_UNSAVED, KEEP_ASKED, NOTES_WAITING, PLAN_CHANGES } from './typed-keys.ts'

/** Whether something was to be kept and is not yet: signing out would lose it. */
export function hasUnsaved({ get }: Pick<TypedTexts, 'get'>): boolean {
  return [NOTES_WAITING, KEEP_ASKED, PLAN_CHANGES, CHECK_IN_ID, EXERCISES_UNSAVED].some(
    (key) => get(key) !== '',
  )
}
