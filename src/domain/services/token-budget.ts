import { PLANO_MAX } from '../limits.ts'

/** How many tokens a person may take a day: everybody, or by plan. A plan that is not named has no limit. */
export type TokenBudget = { ofAll: number | null; byPlan: ReadonlyMap<string, number> }

const AMOUNT = /^[1-9]\d{0,11}$/
const LOW_FROM = 0.8

/** Reads `80000` or `pro=200000; mensal=80000`; null when any part of it cannot be used. */
export function readTokenBudget(value: string): TokenBudget | null {
  if (AMOUNT.test(value.trim())) return { ofAll: Number(value), byPlan: new Map() }
  const byPlan = new Map<string, number>()
  for (const entry of value.split(';').map((part) => part.trim())) {
    if (entry === '') continue
    const equals = entry.lastIndexOf('=')
    const [plano, amount] = [entry.slice(0, Math.max(equals, 0)).trim(), entry.slice(equals + 1).trim()]
    if (plano === '' || plano.length > PLANO_MAX || !AMOUNT.test(amount) || byPlan.has(plano)) return null
    byPlan.set(plano, Number(amount))
  }
  return byPlan.size > 0 ? { ofAll: null, byPlan } : null
}

/** What is left of a person's day: in whole percent, rounded down, and whether it is time to warn. */
export type BudgetLeft = { percent: number; isLow: boolean }

/** Null for a plan without a limit. */
export function budgetLeft(budget: TokenBudget | undefined, plano: string, spent: number): BudgetLeft | null {
  const limit = budget?.ofAll ?? budget?.byPlan.get(plano)
  if (limit === undefined) return null
  const percent = Math.max(0, Math.floor(((limit - spent) / limit) * 100))
  return { percent: spent >= limit ? 0 : Math.max(1, percent), isLow: spent >= limit * LOW_FROM }
}
