import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftSaver } from './drafts.ts'

function setUp() {
  const texts = new Map<string, string>()
  const kept = { set: vi.fn(), remove: vi.fn() }
  const saver = createDraftSaver(kept, (key) => texts.get(key) ?? '')
  const type = (key: string, text: string) => {
    texts.set(key, text)
    saver.save(key)
  }
  return { kept, saver, type }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('writes once what was typed within a moment, as it is at the end', () => {
  const { kept, type } = setUp()
  type('c', 'o')
  vi.advanceTimersByTime(100)
  type('c', 'oi')
  expect(kept.set).not.toHaveBeenCalled()
  vi.advanceTimersByTime(150)
  expect(kept.set.mock.calls).toEqual([['c', 'oi']])
  vi.runAllTimers()
  expect(kept.set).toHaveBeenCalledOnce()
})

it('removes a draft that was emptied', () => {
  const { kept, saver, type } = setUp()
  type('c', '')
  saver.flush()
  expect(kept.remove.mock.calls).toEqual([['c']])
})

it('writes nothing after it was cancelled', () => {
  const { kept, saver, type } = setUp()
  type('c', 'oi')
  expect(saver.isUnsaved('c')).toBe(true)
  saver.cancel()
  vi.runAllTimers()
  expect(kept.set).not.toHaveBeenCalled()
  expect(saver.isUnsaved('c')).toBe(false)
})
