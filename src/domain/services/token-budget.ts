import { PLANO_MAX } from '../limits.ts'
import { readByName } from './read-by-name.ts'

/** How many tokens a person may take a day: everybody, or by plan. A plan that is not named has no limit. */
export type TokenBudget = ReadonlyMap<string, number>

const AMOUNT = /^[1-9]\d{0,11}$/
const LOW_FROM = 0.8

const isPlan = (name: string) => name !== '' && name.length <= PLANO_MAX

/** Reads `80000` or `pro=200000; mensal=80000`; null when any part of it cannot be used. */
export function readTokenBudget(setting: string): TokenBudget | null {
  const budget = readByName(setting, isPlan, (amount) => (AMOUNT.test(amount) ? Number(amount) : null))
  return budget?.has('') && budget.size > 1 ? null : budget
}

/** What is left of a person's day: in whole percent, rounded down, and whether it is time to warn. */
export type BudgetLeft = { percent: number; isLow: boolean }

/** Null for a plan without a limit. */
export function budgetLeft(budget: TokenBudget | undefined, plano: string, spent: number): BudgetLeft | null {
  const limit = budget?.get('') ?? budget?.get(plano)
  if (limit === undefined) return null
  const percent = Math.max(0, Math.floor(((limit - spent) / limit) * 100))
  return { percent: spent >= limit ? 0 : Math.max(1, percent), isLow: spent >= limit * LOW_FROM }
}
