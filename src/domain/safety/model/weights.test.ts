import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBytes, decodeRising, encodeBytes, encodeRising } from './weights.ts'

it('bytes come back as they were written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(decodeBytes(encodeBytes(bytes), bytes.length)).toEqual(bytes)
    }),
  )
})

it('rising numbers come back as they were written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1 << 20), { maxLength: 50 }), (numbers) => {
      const rising = Int32Array.from(numbers.toSorted((a, b) => a - b))
      expect(decodeRising(encodeRising(rising), rising.length)).toEqual(rising)
    }),
  )
})
