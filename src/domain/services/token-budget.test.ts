import { expect, test } from 'vitest'
import { budgetLeft, readTokenBudget } from './token-budget.ts'

const left = (value: string, plano: string, spent: number) =>
  budgetLeft(readTokenBudget(value) ?? expect.unreachable(value), plano, spent)

test('one number is for everybody', () => {
  expect(left('1000', 'mensal', 500)).toEqual({ percent: 50, isLow: false })
  expect(left(' 1000 ', '', 500)).toEqual({ percent: 50, isLow: false })
})

test('by plan, a plan that is not named has no limit', () => {
  const value = 'pro=200000; mensal = 80000;'
  expect(left(value, 'pro', 100_000)?.percent).toBe(50)
  expect(left(value, 'mensal', 60_000)?.percent).toBe(25)
  expect(left(value, 'anual', 10 ** 9)).toBeNull()
})

test('without a setting there is no limit', () => {
  expect(budgetLeft(undefined, 'mensal', 10 ** 9)).toBeNull()
})

test.each([
  [799, 20, false],
  [800, 20, true],
  [999, 1, true],
  [999.9, 1, true],
  [1000, 0, true],
  [5000, 0, true],
])('of 1000, with %d spent %d %% are left', (spent, percent, isLow) => {
  expect(left('1000', 'x', spent)).toEqual({ percent, isLow })
})

test.each(['0', '-1', '1.5', 'x', '', ';', '=5', 'pro=', 'pro=0', 'pro=1; pro=2', 'pro=1; 5', '1e6'])(
  '%j is refused',
  (value) => {
    expect(readTokenBudget(value)).toBeNull()
  },
)
