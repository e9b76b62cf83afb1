import { describe, expect, test } from 'vitest'
import { breathAt } from './breathing.tsx'

describe('the breathing exercise', () => {
  test.each([
    [0, 'in', 4],
    [1, 'in', 3],
    [3, 'in', 1],
    [4, 'hold', 2],
    [5, 'hold', 1],
    [6, 'out', 6],
    [11, 'out', 1],
    [12, 'in', 4],
    [12 * 60 + 4, 'hold', 2],
  ])('in second %i says %s with %i s left', (second, phase, secondsLeft) => {
    expect(breathAt(second)).toEqual({ phase, secondsLeft })
  })

  test('lets the air out for longer than it takes it in', () => {
    expect(breathAt(6).secondsLeft).toBeGreaterThan(breathAt(0).secondsLeft)
  })
})
