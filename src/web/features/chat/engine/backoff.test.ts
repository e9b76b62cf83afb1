import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBackoff } from './backoff.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The delays of so many runs, each of which sets the timer again. */
function delays(backoff: ReturnType<typeof createBackoff>, runs: number): number[] {
  const found: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = Date.now()
    backoff.schedule(() => found.push(Date.now() - start))
    vi.runAllTimers()
  }
  return found
}

it('doubles the delay up to the limit', () => {
  expect(delays(createBackoff(), 6)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})

it('begins again with the first delay after a reset', () => {
  const backoff = createBackoff()
  delays(backoff, 3)
  backoff.reset()
  expect(delays(backoff, 2)).toEqual([1000, 2000])
})

it('waits at least as long as it is asked to', () => {
  const work = vi.fn()
  createBackoff().schedule(work, 3000)
  vi.advanceTimersByTime(2999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})

it('has one timer: the newest replaces the one before, and can be cancelled', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const backoff = createBackoff()
  backoff.schedule(first)
  backoff.schedule(second)
  backoff.cancel()
  vi.runAllTimers()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
