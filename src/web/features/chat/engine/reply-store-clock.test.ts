import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FRAME_TIMERS, stubFrames } from '#tests/support/browser/stub-frames.ts'
import { createRevealClock, isStepDue } from './reply-store.ts'

let page: EventTarget & { visibilityState: string }

function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  stubFrames()
  vi.useFakeTimers({ toFake: [...FRAME_TIMERS] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('does not run until it is started, and stops when there is nothing left to type', () => {
  let left = 3
  const step = vi.fn(() => --left > 0)
  const clock = createRevealClock(step)
  vi.advanceTimersByTime(1000)
  expect(step).not.toHaveBeenCalled()
  clock.start()
  clock.start()
  vi.advanceTimersByTime(1000)
  expect(step).toHaveBeenCalledTimes(3)
})

it('goes from frames to a timer when the page goes out of sight, and back', () => {
  const step = vi.fn(() => true)
  createRevealClock(step).start()
  vi.advanceTimersByTime(100)
  show('hidden')
  step.mockClear()
  vi.advanceTimersByTime(2000)
  expect(step).toHaveBeenCalledTimes(4)
  show('visible')
  step.mockClear()
  vi.advanceTimersByTime(500)
  expect(step.mock.calls.length).toBeGreaterThan(10)
})

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
