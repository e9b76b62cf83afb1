import { describe, expect, test } from 'vitest'
import {
  CHECK_IN,
  CHECK_IN_ID,
  EXERCISES_UNSAVED,
  hasUnsaved,
  KEEP_DRAFTS,
  NEW_NOTE,
  NOTES_WAITING,
  PLAN_CHANGES,
  typedValue,
  withDraft,
} from './notebook-context.ts'

function typedTexts(texts: Record<string, string> = {}) {
  const stored = new Map(Object.entries(texts))
  return {
    stored,
    get: (key: string) => stored.get(key) ?? '',
    set: (key: string, text: string) => void stored.set(key, text),
  }
}

describe('what is typed', () => {
  test('comes back as it was left', () => {
    const value = typedValue(typedTexts(), CHECK_IN)
    const draft = { mood: 'bem', feelings: ['calma'], words: 'um dia', day: '2026-11-16' }
    value.set(draft)
    expect(value.get()).toEqual(draft)
  })

  test.each([null, [], {}])('leaves nothing behind as %j', (empty) => {
    const typed = typedTexts({ [NEW_NOTE]: '["a"]' })
    typedValue(typed, NEW_NOTE).set(empty)
    expect([...typed.stored.values()]).toEqual([''])
  })

  test.each(['', 'nada', 'null', '{"mood":'])('is nothing where %j is stored', (stored) => {
    expect(typedValue(typedTexts({ [CHECK_IN]: stored }), CHECK_IN).get()).toBeNull()
  })
})

describe('words of messages that are made into notes', () => {
  const draft = (from: string, text = from) => ({ from, id: '1', text })

  test('come back for their message as they were edited, and only one of each', () => {
    const drafts = withDraft(withDraft([draft('um')], draft('dois')), draft('um', 'mudado'))
    expect(drafts).toEqual([draft('dois'), draft('um', 'mudado')])
  })

  test('are all kept while many wait for a connection', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...draft(String(at)), asked: true }))
    expect(many.reduce(withDraft, [] as typeof many)).toEqual(many)
  })
})

describe('what signing out would lose', () => {
  test.each([
    { [NOTES_WAITING]: '[{}]' },
    { [KEEP_DRAFTS]: '[{},{"asked":true}]' },
    { [PLAN_CHANGES]: '{"motivos":"meu gato"}' },
    { [CHECK_IN_ID]: 'um' },
    { [EXERCISES_UNSAVED]: '{"um":{}}' },
  ])('is %j, which was to be kept', (texts) => {
    expect(hasUnsaved(typedTexts(texts))).toBe(true)
  })

  test('is not what was only begun', () => {
    const begun = { [NEW_NOTE]: 'talvez', [KEEP_DRAFTS]: '[{}]', [CHECK_IN]: '{"mood":"bem"}' }
    expect(hasUnsaved(typedTexts(begun))).toBe(false)
  })
})
