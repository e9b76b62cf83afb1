import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { uuidv7 } from './uuidv7.ts'

test('an id is a UUID of version 7 that holds the time it was made', () => {
  const before = Date.now()
  const id = uuidv7()
  expect(z.uuid({ version: 'v7' }).safeParse(id).success).toBe(true)
  const made = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(made).toBeGreaterThanOrEqual(before)
  expect(made).toBeLessThanOrEqual(Date.now())
})

test('a later id sorts after an earlier one, and no two are the same', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ids = Array.from({ length: 1000 }, () => {
    vi.setSystemTime(Date.now() + 1)
    return uuidv7()
  })
  vi.useRealTimers()
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1000 }, uuidv7)).size).toBe(1000)
})
