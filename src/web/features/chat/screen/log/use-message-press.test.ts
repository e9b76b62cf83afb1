import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLongPress, HELD_FOR } from './use-message-press.ts'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const held = vi.fn()
  return { held, press: createLongPress(held) }
}

test('a finger that stays is noticed once', () => {
  const { held, press } = setUp()
  press.down('a', at(10, 10))
  vi.advanceTimersByTime(HELD_FOR - 1)
  expect(held).not.toHaveBeenCalled()
  press.move(at(14, 6))
  vi.advanceTimersByTime(HELD_FOR)
  expect(held.mock.calls).toEqual([['a']])
})

test('a tap, a scroll and a second finger are no long press', () => {
  const { held, press } = setUp()
  press.down('a', at(10, 10))
  press.end()
  vi.advanceTimersByTime(HELD_FOR)
  press.down('a', at(10, 10))
  press.move(at(10, 21))
  vi.advanceTimersByTime(HELD_FOR)
  expect(held).not.toHaveBeenCalled()
  press.down('a', at(10, 10))
  vi.advanceTimersByTime(HELD_FOR - 1)
  press.down('b', at(90, 90))
  vi.advanceTimersByTime(HELD_FOR)
  expect(held.mock.calls).toEqual([['b']])
})
