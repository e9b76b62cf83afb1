import { expect, test } from 'vitest'
import { nextIndex } from './next-index.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowRight', 1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, null],
])('%s at %i of three leads to %s', (key, current, next) => {
  expect(nextIndex(key, current, 3)).toBe(next)
})

test('an empty list leads nowhere', () => {
  expect(nextIndex('ArrowDown', -1, 0)).toBeNull()
})
