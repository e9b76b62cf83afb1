import { expect, test } from 'vitest'
import { COUNT_NOISE, inTens, lastDays, lastMonths, nearly, ofEnough } from './figures.ts'

test('a figure about what people do needs 20 of them', () => {
  expect([0, 19, 20, 21].map((people) => ofEnough(people, 7))).toEqual([null, null, 7, 7])
  expect(ofEnough(20, 0)).toBe(0)
})

test('tens hide a single one', () => {
  expect([0, 9, 10, 29].map((total) => inTens(total, () => 0))).toEqual([0, 0, 10, 20])
})

test('each step of ten comes where its own noise has it, and none goes back', () => {
  const noise = (step: number) => [0, COUNT_NOISE, -COUNT_NOISE][step] ?? 0
  const told = Array.from({ length: 31 }, (_, total) => inTens(total, noise))
  expect([10, 20, 30].map((ten) => told.indexOf(ten))).toEqual([13, 17, 30])
  expect(told).toEqual(told.toSorted((one, other) => one - other))
})

test('what is over is shown with its noise, and never below nothing', () => {
  expect([0, 5].map((total) => nearly(total, () => -COUNT_NOISE))).toEqual([0, 2])
  expect(nearly(0, () => COUNT_NOISE)).toBe(COUNT_NOISE)
})

test('the last months go back over a new year', () => {
  expect(lastMonths(Date.parse('2026-03-01T02:59:00Z'))).toEqual([
    '2025-03',
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})

test('the days go back over two periods, by the calendar of Brasília', () => {
  const days = lastDays(Date.parse('2026-03-01T02:59:00Z'))
  expect([days.length, days[0], days.at(-1)]).toEqual([60, '2025-12-31', '2026-02-28'])
})
