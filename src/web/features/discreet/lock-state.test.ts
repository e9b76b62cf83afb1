import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { isLocked, lockNow, noteSeen, noteWrongPin, unlock, wrongPins } from './lock-state.ts'
import { setPin } from './pin.ts'

const FIVE_MINUTES = 5 * 60 * 1000

beforeEach(() => {
  stubStorage()
})

test('without a PIN nothing is ever locked', () => {
  lockNow()
  noteSeen(0)
  expect(isLocked(FIVE_MINUTES * 10)).toBe(false)
})

test('after five minutes away the PIN is asked for, not before', async () => {
  await setPin('2580', 1)
  noteSeen(1_000)
  expect(isLocked(1_000 + FIVE_MINUTES - 1)).toBe(false)
  expect(isLocked(1_000 + FIVE_MINUTES)).toBe(true)
})

test('who was never seen is asked, and so is who turned the clock back', async () => {
  await setPin('2580', 1)
  expect(isLocked()).toBe(true)
  noteSeen(FIVE_MINUTES * 10)
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

test('wrong PINs are counted until one was right', () => {
  expect(wrongPins()).toBe(0)
  noteWrongPin()
  noteWrongPin()
  expect(wrongPins()).toBe(2)
  unlock()
  expect(wrongPins()).toBe(0)
})
