import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { electLeader } from './leadership.ts'

type Holder = () => Promise<void>

/** Locks whose requests the test answers. */
function stubLocks(answer: (hold: Holder, options: LockOptions) => Promise<void>) {
  const request = vi.fn((_name: string, options: LockOptions, hold: Holder) => answer(hold, options))
  vi.stubGlobal('navigator', { locks: { request } })
  return request
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('does not ask again at once for a lock that the browser refuses, as WebKit does while a page is unloaded', async () => {
  const request = stubLocks(() => Promise.reject(new DOMException('unloading', 'InvalidStateError')))
  const lead = vi.fn(() => () => {})
  const { takeOver, resign } = electLeader('nome', lead)
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(1)
  takeOver()
  await vi.advanceTimersByTimeAsync(999)
  expect(request).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(request).toHaveBeenCalledTimes(3)
  resign()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(request).toHaveBeenCalledTimes(3)
  expect(lead).not.toHaveBeenCalled()
})

it('stops leading when another tab steals the lock, and queues for it again', async () => {
  let steal = (): void => {}
  stubLocks((hold) => {
    const stolen = new Promise<void>((_, reject) => {
      steal = () => reject(new DOMException('stolen', 'AbortError'))
    })
    return Promise.race([hold(), stolen])
  })
  const end = vi.fn()
  const lead = vi.fn(() => end)
  const { resign } = electLeader('nome', lead)
  expect(lead).toHaveBeenCalledTimes(1)
  steal()
  await vi.advanceTimersByTimeAsync(0)
  expect(end).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(lead).toHaveBeenCalledTimes(2)
  resign()
  await vi.advanceTimersByTimeAsync(0)
  expect(end).toHaveBeenCalledTimes(2)
})

it('asks only once after a lock was stolen from it twice in a row', async () => {
  const request = stubLocks(() => Promise.reject(new DOMException('stolen', 'AbortError')))
  const { takeOver, resign } = electLeader('nome', () => () => {})
  await vi.advanceTimersByTimeAsync(0)
  takeOver()
  takeOver()
  await vi.advanceTimersByTimeAsync(0)
  request.mockClear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(request).toHaveBeenCalledTimes(1)
  resign()
})

it('does not begin to lead with a lock that was granted just before it resigned', async () => {
  const granted = Promise.withResolvers<void>()
  // Aborting a request that was granted does nothing: the browser still calls back.
  stubLocks((hold) => granted.promise.then(hold))
  const lead = vi.fn(() => () => {})
  const { resign } = electLeader('nome', lead)
  resign()
  granted.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(lead).not.toHaveBeenCalled()
})
