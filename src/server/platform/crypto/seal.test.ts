import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { open, seal } from './seal.ts'

const key = newKey()
const PLACE = 'pessoa/mensagens/1/content'

function newKey(): KeyObject {
  return createSecretKey(randomBytes(32))
}

test('what was sealed opens as it was, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'ã', '💜', '\ud83d', '\0', ' ', '\u0303'), maxLength: 80 }),
      fc.string(),
      (text, place) => {
        expect(open(key, place, seal(key, place, text))).toBe(text.toWellFormed())
      },
    ),
  )
})

test('it opens nowhere else: not in another row, another field or for another person', () => {
  const sealed = seal(key, PLACE, 'ninguém sabe disto')
  for (const place of [
    'pessoa/mensagens/2/content',
    'pessoa/mensagens/1/nivel',
    'outra/mensagens/1/content',
    '',
  ]) {
    expect(() => open(key, place, sealed)).toThrow()
  }
})

test('it opens with no other key', () => {
  expect(() => open(newKey(), PLACE, seal(key, PLACE, 'ninguém sabe disto'))).toThrow()
})

test('a single changed bit anywhere is noticed', () => {
  const sealed = seal(key, PLACE, 'ninguém sabe disto')
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(() => open(key, PLACE, changed)).toThrow()
  }
})

test('a piece of it, or anything else, does not open', () => {
  const sealed = seal(key, PLACE, 'ninguém sabe disto')
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => open(key, PLACE, sealed.subarray(0, length))).toThrow()
})

test('no nonce is used twice, and the same words never look the same', () => {
  const sealed = Array.from({ length: 20_000 }, () => seal(key, PLACE, 'bom dia'))
  const nonces = new Set(sealed.map((bytes) => bytes.subarray(1, 13).toString('hex')))
  expect(nonces.size).toBe(sealed.length)
  expect(new Set(sealed.map((bytes) => bytes.subarray(13).toString('hex'))).size).toBe(sealed.length)
})

test('nothing of the words is left in it', () => {
  expect(seal(key, PLACE, 'ninguém sabe disto').toString('latin1')).not.toContain('sabe')
})
