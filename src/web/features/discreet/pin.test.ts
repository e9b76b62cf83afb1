import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { checkPin, hasPin, isPin, removePin, setPin } from './pin.ts'

const FEW = 1_000

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
})

test.each(['1234', '00000000', '987654'])('%s may be a PIN', (text) => expect(isPin(text)).toBe(true))
test.each(['', '123', '123456789', '12a4', ' 1234', '١٢٣٤'])('%j may not', (text) => {
  expect(isPin(text)).toBe(false)
})

test('the right PIN passes, another does not', async () => {
  await setPin('2580', FEW)
  expect(hasPin()).toBe(true)
  expect(await checkPin('2580')).toBe(true)
  expect(await checkPin('2581')).toBe(false)
  expect(await checkPin('')).toBe(false)
})

test('what is kept does not tell the PIN, and the same PIN is never kept alike', async () => {
  await setPin('2580', FEW)
  const first = [...kept.values()].join()
  await setPin('2580', FEW)
  expect(first).not.toContain('2580')
  expect([...kept.values()].join()).not.toBe(first)
})

test('once removed, or damaged, there is none', async () => {
  await setPin('2580', FEW)
  removePin()
  expect(hasPin()).toBe(false)
  for (const damaged of ['', '{', '5', '{"salt":1}']) {
    kept.set('pin', damaged)
    expect(hasPin()).toBe(false)
  }
})
