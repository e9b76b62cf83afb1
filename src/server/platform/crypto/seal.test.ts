import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doublingFrom, open, openPadded, seal, sealPadded } from './seal.ts'

const key = newKey()
const PLACE = 'pessoa/mensagens/1/content'

function newKey(): KeyObject {
  return createSecretKey(randomBytes(32))
}

const padded = {
  seal: (by: KeyObject, place: string, text: string) => sealPadded(by, place, text, doublingFrom(32)),
  open: openPadded,
}

describe.each([
  ['padded', padded],
  ['without padding', { seal, open }],
])('%s', (_, { seal, open }) => {
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
})

test('texts of different lengths are sealed to the same length', () => {
  const lengths = ['', 'nenhum', 'emergencia', 'ç'.repeat(14)].map(
    (text) => padded.seal(key, PLACE, text).length,
  )
  expect(new Set(lengths)).toEqual(new Set([1 + 12 + 32 + 16]))
  expect(padded.seal(key, PLACE, 'x'.repeat(29)).length).toBe(1 + 12 + 64 + 16)
})

test('one format is never taken for the other', () => {
  const [plain, filled] = [seal(key, PLACE, 'x'.repeat(40)), padded.seal(key, PLACE, 'x')]
  expect(() => open(key, PLACE, filled)).toThrow()
  expect(() => openPadded(key, PLACE, plain)).toThrow()
  plain[0] = 2
  filled[0] = 1
  expect(() => openPadded(key, PLACE, plain)).toThrow()
  expect(() => open(key, PLACE, filled)).toThrow()
})
