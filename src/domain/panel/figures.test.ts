import { expect, test } from 'vitest'
import { inTens, lastMonths, ofEnough } from './figures.ts'

test('a figure about what people do needs 20 of them', () => {
  expect([0, 19, 20, 21].map((people) => ofEnough(people, 7))).toEqual([null, null, 7, 7])
  expect(ofEnough(20, 0)).toBe(0)
})

test('tens hide a single one', () => {
  expect([0, 9, 10, 29].map(inTens)).toEqual([0, 0, 10, 20])
})

test('the last months go back over a new year', () => {
  expect(lastMonths(Date.parse('2026-03-01T02:59:00Z'))).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})
