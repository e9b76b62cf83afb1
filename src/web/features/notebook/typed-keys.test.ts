import { describe, expect, test } from 'vitest'
import {
  CHECK_IN,
  CHECK_IN_ID,
  EXERCISES_UNSAVED,
  hasUnsaved,
  KEEP_ASKED,
  KEEP_DRAFTS,
  NEW_NOTE,
  NOTES_WAITING,
  PLAN_CHANGES,
} from './notebook-context.ts'

const typed = (texts: Record<string, string>) => ({ get: (key: string) => texts[key] ?? '' })

describe('what signing out would lose', () => {
  test.each([
    { [NOTES_WAITING]: '[{}]' },
    { [KEEP_ASKED]: '[{}]' },
    { [PLAN_CHANGES]: '{"motivos":"meu gato"}' },
    { [CHECK_IN_ID]: 'um' },
    { [EXERCISES_UNSAVED]: 'um' },
  ])('is %j, which was to be kept', (texts) => {
    expect(hasUnsaved(typed(texts))).toBe(true)
  })

  test('is not what was only begun', () => {
    expect(
      hasUnsaved(typed({ [NEW_NOTE]: 'talvez', [KEEP_DRAFTS]: '[{}]', [CHECK_IN]: '{"mood":"bem"}' })),
    ).toBe(false)
  })
})
