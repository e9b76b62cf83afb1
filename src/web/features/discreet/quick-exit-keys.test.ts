import { expect, test } from 'vitest'
import { createEscapeTwice } from './quick-exit-button.tsx'

const pressed = (times: number[]) => times.map((at) => ['Escape', at] as const)

test.each([
  [
    'two presses in quick succession are a double press, slower ones are not',
    pressed([1_000, 1_601, 2_201]),
    [false, false, true],
  ],
  ['a third press is the first of the next pair', pressed([0, 100, 200, 300]), [false, true, false, true]],
  [
    'another key in between makes it none',
    [
      ['Escape', 0],
      ['a', 50],
      ['Escape', 100],
    ] as const,
    [false, false, false],
  ],
])('%s', (_, keys, found) => {
  const isSecondEscape = createEscapeTwice()
  expect(keys.map(([key, at]) => isSecondEscape(key, at))).toEqual(found)
})
