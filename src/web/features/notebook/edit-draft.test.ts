import { expect, test } from 'vitest'
import { readEditDraft } from './edit-draft.ts'

test.each([
  ['', null],
  ['{"text":"","before":"a"}', { text: '', before: 'a' }],
  ['de uma versão antiga', { text: 'de uma versão antiga', before: 'guardado' }],
  ['12', { text: '12', before: 'guardado' }],
  ['null', { text: 'null', before: 'guardado' }],
])('a change that is being typed is read from %j', (stored, draft) => {
  expect(readEditDraft(stored, 'guardado')).toEqual(draft)
})
