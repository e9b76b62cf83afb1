import { expect, it } from 'vitest'
import { wilson } from '#lab/safety/guard/wilson.ts'
import { auroc, bootstrapInterval, mcnemarExact } from './statistics.ts'

it.each([
  [0, 3.7],
  [1, 5.4],
  [2, 7.0],
])('%i grave faults in 100 talks are below %f %%', (hits, below) => {
  expect(wilson(hits, 100)[1] * 100).toBeCloseTo(below, 1)
})

it('gives the exact chance of changes in pairs', () => {
  // Twice the lower tail of a fair coin: 1 of 8 is 2 × 9/256, 0 of 5 is 2 × 1/32.
  expect(mcnemarExact(1, 7)).toBeCloseTo(18 / 256, 10)
  expect(mcnemarExact(5, 0)).toBeCloseTo(2 / 32, 10)
  expect(mcnemarExact(3, 3)).toBe(1)
  expect(mcnemarExact(0, 0)).toBe(1)
})

it('counts how often one side is greater, ties as half', () => {
  expect(auroc([3, 4], [1, 2])).toBe(1)
  expect(auroc([1, 2], [1, 2])).toBe(0.5)
  expect(auroc([1, 3], [2])).toBe(0.5)
})

it('gives the same interval for the same people, around their mean', () => {
  const values = [...Array(80).fill(100), ...Array(20).fill(0)]
  const [low, high] = bootstrapInterval(values)
  expect(bootstrapInterval(values)).toEqual([low, high])
  // The share of 80 in 100 has a standard error of 4.
  expect(low).toBeGreaterThanOrEqual(68)
  expect(low).toBeLessThan(80)
  expect(high).toBeGreaterThan(80)
  expect(high).toBeLessThanOrEqual(92)
  expect(bootstrapInterval([50, 50])).toEqual([50, 50])
})
