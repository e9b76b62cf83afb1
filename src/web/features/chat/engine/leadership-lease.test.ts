import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { electByLease } from './leadership.ts'

let stored: Map<string, string>

function openTab() {
  const end = vi.fn()
  const lead = vi.fn(() => end)
  return { end, lead, ...electByLease('name', lead) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  stored = stubStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('lets one of two tabs lead, and the other one when it resigns', () => {
  const [first, second] = [openTab(), openTab()]
  vi.advanceTimersByTime(10_000)
  expect([first.lead.mock.calls.length, second.lead.mock.calls.length]).toEqual([1, 0])
  first.resign()
  expect(first.end).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2000)
  expect(second.lead).toHaveBeenCalledOnce()
})

it('leads once the lease of a tab that was killed has expired, and not before', () => {
  stored.set('name', `killed ${Date.now() + 4000}`)
  const tab = openTab()
  vi.advanceTimersByTime(3900)
  expect(tab.lead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1200)
  expect(tab.lead).toHaveBeenCalledOnce()
})

it('steps back when another tab has taken over', () => {
  const tab = openTab()
  vi.advanceTimersByTime(100)
  stored.set('name', `other ${Date.now() + 4000}`)
  vi.advanceTimersByTime(1000)
  expect(tab.end).toHaveBeenCalledOnce()
})

it('takes over from a leader that does not answer', () => {
  const [first, second] = [openTab(), openTab()]
  vi.advanceTimersByTime(100)
  second.takeOver()
  vi.advanceTimersByTime(1000)
  expect(first.end).toHaveBeenCalledOnce()
  expect(second.lead).toHaveBeenCalledOnce()
})
