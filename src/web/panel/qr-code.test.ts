import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Version 2 is 25 wide: what of it holds no data. */
const isPattern = (x: number, y: number) =>
  (x < 9 && y < 9) ||
  (x > 16 && y < 9) ||
  (x < 9 && y > 16) ||
  x === 6 ||
  y === 6 ||
  (x > 15 && x < 21 && y > 15 && y < 21)

/** The codewords of a code of version 2, as a camera reads them: two columns at a time, up and down, without mask 0. */
function wordsIn(code: boolean[][]): number[] {
  const bits: number[] = []
  for (const [turn, right] of [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries())
    for (const at of code.keys())
      for (const x of [right, right - 1]) {
        const y = turn % 2 === 0 ? 24 - at : at
        if (!isPattern(x, y)) bits.push(Number(code[y]?.[x] !== ((x + y) % 2 === 0)))
      }
  return Array.from({ length: 44 }, (_, at) => Number.parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2))
}

test('a code says its text and has its correction', () => {
  const code = qrCode('otpauth://totp/Ana?s=ÇQ')
  expect(code).toHaveLength(25)
  const words = wordsIn(code)
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('')
  expect(bits.slice(0, 4)).toBe('0100')
  const length = Number.parseInt(bits.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(bits.slice(12 + 8 * at, 20 + 8 * at), 2))
  expect(new TextDecoder().decode(Uint8Array.from(bytes))).toBe('otpauth://totp/Ana?s=ÇQ')

  // Read as a polynomial, it is zero at the first powers of two of the field, one for each word of correction.
  const powers = [1]
  while (powers.length < 255) {
    const twice = 2 * (powers.at(-1) ?? 0)
    powers.push(twice > 255 ? twice ^ 0x11d : twice)
  }
  const product = (a: number, b: number) =>
    a && b ? (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0) : 0
  for (const root of powers.slice(0, 16))
    expect(words.reduce((sum, word) => product(sum, root) ^ word, 0)).toBe(0)
})

test('a longer text has a larger code, and one that fits into none is refused', () => {
  expect(qrCode('a'.repeat(120))).toHaveLength(45)
  expect(qrCode('a'.repeat(660))).toHaveLength(97)
  expect(() => qrCode('a'.repeat(700))).toThrow('too long')
})
