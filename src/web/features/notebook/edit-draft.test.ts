import { expect, test } from 'vitest'
import { afterKeeping } from './edit-text.tsx'

test.each([
  ['the same words', { text: 'de dia ', before: 'à noite' }, null],
  ['a change that was given up', null, null],
  ['more words', { text: 'de dia e mais', before: 'à noite' }, { text: 'de dia e mais', before: 'de dia' }],
])('once a change was kept, of %s stays what is not kept yet', (_, stored, left) => {
  expect(afterKeeping(stored, 'de dia')).toEqual(left)
})
