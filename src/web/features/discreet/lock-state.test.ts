import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { isLocked, lockNow, noteSeen, noteWrongPin, setPin, unlock, wrongPins } from './pin.ts'

const FIVE_MINUTES = 5 * 60 * 1000

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
})

/** From now on the storage has room for what is in it, and for nothing more. */
function fillStorage(): void {
  const size = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const room = size()
  const setItem = (key: string, text: string) => {
    const needed = text.length - (kept.get(key)?.length ?? -key.length)
    if (size() + needed > room) throw new DOMException('full', 'QuotaExceededError')
    kept.set(key, text)
  }
  const { getItem, removeItem } = localStorage
  vi.stubGlobal('localStorage', { getItem, setItem, removeItem })
}

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

test('with no room left a quick exit locks', async () => {
  await setPin('2580', 1)
  noteSeen()
  fillStorage()
  lockNow()
  expect(isLocked()).toBe(true)
})

test('the right PIN opens also when the room was used up after the quick exit', async () => {
  await setPin('2580', 1)
  noteSeen()
  lockNow()
  fillStorage()
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
