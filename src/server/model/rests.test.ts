import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRests } from './rests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever rests is woken once, after its time or the longest there is', () => {
  const rest = createRests(750)
  const wakings: number[] = []
  const begun = Date.now()
  for (const length of [250, 10, 750, 9000]) rest({ resume: () => wakings.push(Date.now() - begun) }, length)
  vi.advanceTimersByTime(2000)
  expect(wakings).toEqual([50, 250, 750, 750])
})

test('those who lie down at different moments are woken at different moments', () => {
  const rest = createRests(200)
  const begun = Date.now()
  const wakings: number[] = []
  for (let step = 0; step < 4; step++) {
    rest({ resume: () => wakings.push(Date.now() - begun) }, 200)
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(1000)
  expect(wakings).toEqual([200, 250, 300, 350])
})

test('one that lies down again when woken is woken again', () => {
  const rest = createRests(100)
  const sleeper = { wakings: 0, resume: () => ++sleeper.wakings < 3 && rest(sleeper, 100) }
  rest(sleeper, 100)
  vi.advanceTimersByTime(1000)
  expect(sleeper.wakings).toBe(3)
})

test('the clock stands still while nobody rests', () => {
  const rest = createRests(100)
  rest({ resume: () => {} }, 100)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(100)
  expect(vi.getTimerCount()).toBe(0)
})
