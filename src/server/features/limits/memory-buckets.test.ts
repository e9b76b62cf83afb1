import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryBuckets } from './memory-buckets.ts'

function buckets() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return createMemoryBuckets({ burst: 3, refill: 1_000 })
}

test('a bucket gives its burst at once, and one more with each refill', () => {
  const { take, waitFor } = buckets()
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false])
  expect(waitFor('a')).toBe(1_000)
  expect(take('b')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect([take('a'), take('a')]).toEqual([true, false])
})

test('what was used beyond the bucket is waited for', () => {
  const { charge, take, waitFor } = buckets()
  charge('a', 5)
  expect([take('a'), waitFor('a')]).toEqual([false, 3_000])
  vi.advanceTimersByTime(3_000)
  expect([take('a'), take('a')]).toEqual([true, false])
})

test('being asked about takes nothing', () => {
  const { take, waitFor } = buckets()
  for (let time = 0; time < 10; time += 1) expect(waitFor('a')).toBe(0)
  expect(take('a')).toBe(true)
})

test('more keys than are remembered push out the oldest, not the newest', () => {
  const { take, waitFor } = buckets()
  for (let time = 0; time < 3; time += 1) for (const key of ['old', 'new']) take(key)
  for (let other = 0; other < 9_999; other += 1) take(`other ${other}`)
  expect(waitFor('new')).toBeGreaterThan(0)
  expect(waitFor('old')).toBe(0)
})
