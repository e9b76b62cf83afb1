import { PEOPLE_MIN } from '#domain/limits.ts'
import type { MasterRing } from '#server/features/keys/master-ring.ts'
import { readSpending, type SpendingSettings } from '#server/features/spending/read-spending.ts'
import { spentDays } from '#server/features/spending/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import type { Registry } from '#server/platform/metrics/registry.ts'

type Deps = { sql: Sql; masters: MasterRing; settings: SpendingSettings }

/** How often the figures are read again. */
const READ_EVERY = 60_000

/**
 * What the services of the model took this month and cost: of finished days only, and only when it was for so many
 * people that a sum identifies none of them. Whether a budget has been reached is reported in any case.
 */
export function createMonthSpending(registry: Registry, { sql, masters, settings }: Deps) {
  const tokens = registry.gauge({
    name: 'aconchego_month_tokens',
    help: 'Tokens of the finished days of this month (Brasília) by service; cached and estimated are part of the others.',
    labels: ['service', 'kind'],
  })
  const cost = registry.gauge({
    name: 'aconchego_month_cost',
    help: 'What these tokens cost, by MODEL_PRICES: in all, per reply and per active person.',
    labels: ['per'],
  })
  const budget = registry.gauge({
    name: 'aconchego_month_budget_reached',
    help: 'Which part of MODEL_BUDGET_MONTH has been reached, today included: 0, 0.8 or 1; 0 without one.',
  })
  let readAt = Number.NEGATIVE_INFINITY

  /** Of finished days it stays the same until midnight. Fewer than it takes to tell a sum are counted again. */
  let counted = { days: '', people: 0 }
  async function countPeople(on: Queryable, from: string, to: string): Promise<number> {
    const days = `${from} ${to}`
    if (counted.days !== days || counted.people < PEOPLE_MIN)
      counted = { days, people: await spentDays.countPeople(on, from, to) }
    return counted.people
  }

  return {
    async read(now = Date.now()): Promise<void> {
      if (now - readAt < READ_EVERY) return
      const { sums, budgetReached } = await readSpending({ sql, masters }, settings, {
        now,
        finishedDays: true,
        countPeople,
      })
      tokens.clear()
      cost.clear()
      for (const { service, input, output, cached, estimated } of sums?.services ?? [])
        for (const [kind, total] of Object.entries({ input, output, cached, estimated }))
          tokens.set(total, service, kind)
      if (sums?.cost) {
        cost.set(sums.cost.month, 'month')
        cost.set(sums.cost.perReply, 'reply')
        cost.set(sums.cost.perPerson, 'person')
      }
      budget.set(budgetReached ?? 0)
      readAt = now
    },
  }
}
