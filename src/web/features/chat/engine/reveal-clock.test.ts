import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FRAME_TIMERS, stubFrames } from '#tests/support/browser/stub-frames.ts'
import { createRevealClock } from './reveal-clock.ts'

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

it('stands still until it is started, and stops when there is nothing left to type', () => {
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
