import { describe, expect, test } from 'vitest'
import { breathAt, sameBreath } from './breathing.tsx'

describe('the breathing exercise', () => {
  test.each([
    [0, 'in', 4],
    [999, 'in', 4],
    [1000, 'in', 3],
    [3999, 'in', 1],
    [4000, 'hold', 2],
    [5999, 'hold', 1],
    [6000, 'out', 6],
    [11_999, 'out', 1],
    [12_000, 'in', 4],
    [12 * 60_000 + 4500, 'hold', 2],
  ])('after %i ms says %s with %i s left', (elapsed, phase, secondsLeft) => {
    expect(breathAt(elapsed)).toMatchObject({ phase, secondsLeft })
  })

  test('never counts down to zero and never above the length of its phase', () => {
    for (let elapsed = 0; elapsed < 30_000; elapsed += 37) {
      const { secondsLeft, lasts } = breathAt(elapsed)
      expect(secondsLeft).toBeGreaterThanOrEqual(1)
      expect(secondsLeft).toBeLessThanOrEqual(lasts / 1000)
    }
  })

  test('lets the air out for longer than it takes it in', () => {
    expect(breathAt(6000).lasts).toBeGreaterThan(breathAt(0).lasts)
  })

  test('redraws only when the word or the second changes', () => {
    expect(sameBreath(breathAt(100), breathAt(200))).toBe(true)
    expect(sameBreath(breathAt(900), breathAt(1100))).toBe(false)
    expect(sameBreath(null, breathAt(0))).toBe(false)
  })
})
