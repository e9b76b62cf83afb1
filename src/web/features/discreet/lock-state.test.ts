import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/stub-storage.ts'
import { AWAY_LIMIT, isLocked, lockNow, noteSeen, unlock } from './lock-state.ts'
import { setPin } from './pin.ts'

beforeEach(() => {
  stubStorage()
})

test('without a PIN nothing is ever locked', () => {
  lockNow()
  noteSeen(0)
  expect(isLocked(AWAY_LIMIT * 10)).toBe(false)
})

test('after five minutes away the PIN is asked for, not before', async () => {
  await setPin('2580', 1)
  noteSeen(1_000)
  expect(isLocked(1_000 + AWAY_LIMIT - 1)).toBe(false)
  expect(isLocked(1_000 + AWAY_LIMIT)).toBe(true)
})

test('who was never seen is asked, and so is who turned the clock back', async () => {
  await setPin('2580', 1)
  expect(isLocked()).toBe(true)
  noteSeen(AWAY_LIMIT * 10)
  expect(isLocked(0)).toBe(true)
})

test('a quick exit locks at once, until the PIN was right', async () => {
  await setPin('2580', 1)
  noteSeen()
  lockNow()
  expect(isLocked()).toBe(true)
  unlock()
  expect(isLocked()).toBe(false)
})
