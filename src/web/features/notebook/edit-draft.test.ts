import { expect, test } from 'vitest'
import { afterKeeping, readEditDraft } from './edit-text.tsx'

test.each([
  ['', null],
  ['{"text":"","before":"a"}', { text: '', before: 'a' }],
  ['12', null],
  ['null', null],
])('a change that is being typed is read from %j', (stored, draft) => {
  expect(readEditDraft(stored)).toEqual(draft)
})

test.each([
  ['the same words', '{"text":"de dia ","before":"à noite"}', ''],
  ['a change that was given up', '', ''],
  ['more words', '{"text":"de dia e mais","before":"à noite"}', '{"text":"de dia e mais","before":"de dia"}'],
])('once a change was kept, of %s stays what is not kept yet', (_, stored, left) => {
  expect(afterKeeping(stored, 'de dia')).toBe(left)
})
