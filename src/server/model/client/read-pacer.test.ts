import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadPacer } from './read-pacer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a paused connection is resumed once, after its pause or the longest one allowed', () => {
  const resumeLater = createReadPacer(750)
  const resumedAt: number[] = []
  const begun = Date.now()
  for (const length of [250, 10, 750, 9000])
    resumeLater({ resume: () => resumedAt.push(Date.now() - begun) }, length)
  vi.advanceTimersByTime(2000)
  expect(resumedAt).toEqual([50, 250, 750, 750])
})

test('connections paused at different moments are resumed at different moments', () => {
  const resumeLater = createReadPacer(200)
  const begun = Date.now()
  const resumedAt: number[] = []
  for (let step = 0; step < 4; step++) {
    resumeLater({ resume: () => resumedAt.push(Date.now() - begun) }, 200)
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(1000)
  expect(resumedAt).toEqual([200, 250, 300, 350])
})

test('a connection that pauses again when resumed is resumed again', () => {
  const resumeLater = createReadPacer(100)
  const connection = { times: 0, resume: () => ++connection.times < 3 && resumeLater(connection, 100) }
  resumeLater(connection, 100)
  vi.advanceTimersByTime(1000)
  expect(connection.times).toBe(3)
})

test('no timer runs while no connection is paused', () => {
  const resumeLater = createReadPacer(100)
  resumeLater({ resume: () => {} }, 100)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
})
