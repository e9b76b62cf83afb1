import { expect, it, vi } from 'vitest'
import { whileAttached } from './chat.ts'

it('starts with the first attachment, ends with the last, and can start again', () => {
  const end = vi.fn()
  const start = vi.fn(() => end)
  const attach = whileAttached(start)
  const [first, second] = [attach(), attach()]
  first()
  expect([start.mock.calls.length, end.mock.calls.length]).toEqual([1, 0])
  second()
  expect(end).toHaveBeenCalledOnce()
  attach()
  expect(start).toHaveBeenCalledTimes(2)
})
