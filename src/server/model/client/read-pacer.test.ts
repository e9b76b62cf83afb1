import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resumeLater } from './read-pacer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When connections that pause for so long, a step one after the other, are resumed. */
function resumedAt(pauses: readonly number[], between = 0): number[] {
  const begun = performance.now()
  const resumed: number[] = []
  for (const length of pauses) {
    resumeLater({ resume: () => resumed.push(performance.now() - begun) }, length)
    vi.advanceTimersByTime(between)
  }
  vi.advanceTimersByTime(2000)
  expect(vi.getTimerCount()).toBe(0)
  return resumed
}

test('a paused connection is resumed once, after its pause or the longest one allowed', () => {
  expect(resumedAt([250, 10, 750, 9000])).toEqual([50, 250, 750, 750])
})

test('connections paused at different moments are resumed at different moments', () => {
  expect(resumedAt([200, 200, 200, 200], 50)).toEqual([200, 250, 300, 350])
})

test('connections that are due at almost the same moment are resumed together', () => {
  expect(resumedAt([200, 200, 200], 10)).toEqual([200, 250, 250])
})

test('a connection that pauses again when resumed is resumed again', () => {
  const connection = { times: 0, resume: () => ++connection.times < 3 && resumeLater(connection, 100) }
  resumeLater(connection, 100)
  vi.advanceTimersByTime(1000)
  expect(connection.times).toBe(3)
})
