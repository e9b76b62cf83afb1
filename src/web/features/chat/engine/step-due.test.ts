import { describe, expect, it } from 'vitest'
import { isStepDue } from './reveal-clock.ts'

const FRAME = 16
const LONG_AGO = Number.NEGATIVE_INFINITY

/** How long after a key letters are drawn, by frames of a second, with a key every so often. */
function stepsAfterKeys(every: number): number[] {
  const drawn: number[] = []
  let steppedAt = 0
  for (let now = 0; now < 1000; now += FRAME) {
    const keyAt = Math.floor(now / every) * every
    if (!isStepDue({ now, steppedAt, keyAt, keyBefore: keyAt - every })) continue
    steppedAt = now
    drawn.push(now - keyAt)
  }
  return drawn
}

describe('letters are drawn', () => {
  it('every other frame while nobody writes', () => {
    const quiet = { now: 1000, keyAt: LONG_AGO, keyBefore: LONG_AGO }
    expect(isStepDue({ ...quiet, steppedAt: 1000 - FRAME })).toBe(false)
    expect(isStepDue({ ...quiet, steppedAt: 1000 - 2 * FRAME })).toBe(true)
  })

  it.each([100, 120, 160, 190])(
    'once after each key that comes every %i ms, and not just before one',
    (every) => {
      const drawn = stepsAfterKeys(every)
      expect(drawn.length).toBeGreaterThanOrEqual(Math.floor(1000 / every) - 1)
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(50)
      expect(Math.max(...drawn)).toBeLessThanOrEqual(every - 30)
    },
  )

  it('seven times a second at least, however fast somebody writes', () => {
    for (const every of [20, 33, 48]) expect(stepsAfterKeys(every).length).toBeGreaterThanOrEqual(7)
  })

  it('as before when the last key is long ago', () => {
    const written = { keyAt: 1300, keyBefore: 1200 }
    expect(isStepDue({ ...written, now: 1800, steppedAt: 1760 })).toBe(false)
    expect(isStepDue({ ...written, now: 2000, steppedAt: 1960 })).toBe(true)
  })
})
