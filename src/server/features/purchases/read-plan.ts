import type { Person } from '#domain/account/person.ts'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { type PlanNames, planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { eraseTime, planState, sendingEndsAt } from '#domain/purchases/plan-state.ts'
import type { BudgetLeft } from '#domain/services/token-budget.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { noticeKeys } from './store/ended-plans.ts'

export type PlanDeps = {
  sql: Queryable
  renewUrl: string | undefined
  planNames: PlanNames
  tokensLeft: (person: Person) => Promise<BudgetLeft | null>
}

/** The state of a person's plan. An account that is on no list any more stays as it is. */
export async function readPlan(
  { sql, renewUrl = '', planNames, tokensLeft }: PlanDeps,
  person: Person,
): Promise<PlanAnswer> {
  const entry = await allowList.find(sql, person.email)
  const now = Date.now()
  const state = entry ? planState(entry, now) : 'ativo'
  const end = entry ? sendingEndsAt(entry) : null
  return {
    plano: person.plano,
    name: planDisplayName(person.plano, planNames),
    state,
    until: moment(entry?.fimAcesso),
    graceUntil: moment(entry?.toleranciaAte),
    renews: entry?.toleranciaAte != null,
    eraseAt: state === 'terminado' && end !== null ? moment(await eraseAt(sql, person.id, end, now)) : null,
    renewUrl: renewUrl || null,
    today: await tokensLeft(person),
  }
}

async function eraseAt(sql: Queryable, personId: string, end: number, now: number): Promise<number> {
  const [first, second, third] = noticeKeys(personId, end)
  const sent = await mailOutbox.sentAt(sql, [first, second, third])
  const sentAt = (key: string) => sent.get(key)?.getTime() ?? null
  return eraseTime(end, [sentAt(first), sentAt(second), sentAt(third)], now)
}

function moment(time: number | null | undefined): string | null {
  return time == null ? null : new Date(time).toISOString()
}
