import { expect, test } from 'vitest'
import { doublingFrom, exactly } from './seal.ts'

test('sizes double from the smallest, so that there are few of them', () => {
  const size = doublingFrom(256)
  expect([0, 1, 256, 257, 512, 513, 130_000].map(size)).toEqual([256, 256, 256, 512, 512, 1024, 131_072])
})

test('a value that is to have one size never gets another', () => {
  expect([0, 7, 16].map(exactly(16))).toEqual([16, 16, 16])
  expect(() => exactly(16)(17)).toThrow('17 bytes do not fit into 16')
})
