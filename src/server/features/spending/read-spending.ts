import { PEOPLE_MIN } from '#domain/limits.ts'
import { costOf, type ModelPrices, priceOf } from '#domain/services/model-prices.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { readCounters } from '#server/features/counters/counters.ts'
import type { Count } from '#server/features/counters/store.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type Amount, COUNTED_AS, FIELDS, NOTHING } from './own-tokens.ts'
import { spentDays } from './store.ts'

/** What a service was asked for; `cost` is null without a price. */
export type ServiceSpending = Amount & { service: string; cost: number | null }

export type Spending = Awaited<ReturnType<typeof readSpending>>

export type SpendingSettings = {
  modelPrices?: ModelPrices | undefined
  modelBudgetMonth?: number | undefined
}

/** This month so far. `finishedDays` leaves today out: figures read often would reveal what was taken in between. */
export async function readSpending(
  { sql, masters }: { sql: Sql; masters: MasterRing },
  { modelPrices, modelBudgetMonth }: SpendingSettings,
  { now = Date.now(), finishedDays = false } = {},
) {
  const today = spendingDay(now)
  const month = today.slice(0, 7)
  const to = finishedDays ? spendingDay(now - 24 * 60 * 60 * 1000) : today
  const counts = (await readCounters(sql, masters)).filter(
    ({ day, kind }) => kind === 'tokens' && day.startsWith(month),
  )
  const people = await spentDays.countPeople(sql, `${month}-01`, to)
  const services = byService(counts, to, modelPrices)
  return {
    month,
    people,
    /** Null when it was for so few people that a sum could be about one of them. */
    sums: people < PEOPLE_MIN ? null : sumsOf(services, people),
    /** Which part of the operator's budget has been reached, today included; null without a budget. */
    budgetReached: modelBudgetMonth
      ? reached((costOfAll(byService(counts, today, modelPrices)) ?? 0) / modelBudgetMonth)
      : null,
  }
}

function byService(counts: readonly Count[], to: string, prices: ModelPrices | undefined): ServiceSpending[] {
  const services = new Map<string, Amount>()
  for (const { day, name, total } of counts) {
    const [, service = '', word = ''] = /^(.*)\/(.*)$/.exec(name) ?? []
    const field = FIELDS.find((one) => COUNTED_AS[one] === word)
    if (!field || day > to) continue
    const amount = services.get(service) ?? NOTHING
    services.set(service, { ...amount, [field]: amount[field] + total })
  }
  return [...services].map(([service, amount]) => {
    const price = prices && priceOf(prices, service)
    return { service, ...amount, cost: price ? costOf(amount, price) : null }
  })
}

function sumsOf(services: ServiceSpending[], people: number) {
  const all = { ...NOTHING }
  for (const service of services) for (const field of FIELDS) all[field] += service[field]
  const month = costOfAll(services)
  const cost =
    month === null ? null : { month, perReply: month / Math.max(1, all.replies), perPerson: month / people }
  return { services, all, cost }
}

/** Of the services that have a price; null when none has. */
function costOfAll(services: readonly ServiceSpending[]): number | null {
  const costs = services.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0)
}

function reached(share: number): 0 | 0.8 | 1 {
  if (share >= 1) return 1
  return share >= 0.8 ? 0.8 : 0
}
