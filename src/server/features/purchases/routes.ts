import { Hono } from 'hono'
import type { Person } from '#domain/account/person.ts'
import { DONE, type ErrorAnswer } from '#domain/api/account.ts'
import { AskOfSeller, type PlanAnswer, type PurchasesAnswer } from '#domain/api/plan.ts'
import { PURCHASE_REQUESTS, WEBHOOK_BODY_MAX_BYTES } from '#domain/limits.ts'
import { type PlanNames, planDisplayName } from '#domain/purchases/plan-display-name.ts'
import { eraseTime, planState, sendingEndsAt } from '#domain/purchases/plan-state.ts'
import type { BudgetLeft } from '#domain/services/token-budget.ts'
import type { AppEnv } from '#server/app-env.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { type Limiter, limitPerson } from '#server/features/limits/limiter.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { bodyUpTo, readBody } from '#server/platform/http/body.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'
import { type AskOfSellerDeps, askOfSeller, dateOf, ownOpenPurchases } from './ask-of-seller.ts'
import { DELIVERY_REFUSALS, type ReceiveDeps, receiveDelivery } from './receive-delivery.ts'
import { noticeKeys } from './store/ended-plans.ts'

/** They come from no browser, so no origin is asked for: the signature over the body's own bytes counts. */
export const webhookRoutes = (deps: ReceiveDeps) =>
  new Hono<AppEnv>().post('/:platform/:id', bodyUpTo(WEBHOOK_BODY_MAX_BYTES), async (c) => {
    const { platform, id } = c.req.param()
    const refusal = await receiveDelivery(deps, platform, id, {
      raw: Buffer.from(await c.req.arrayBuffer()),
      headers: c.req.raw.headers,
      query: new URL(c.req.url).searchParams,
    })
    if (refusal === null) return c.json(DONE)
    const { status, message } = DELIVERY_REFUSALS[refusal]
    return c.json({ error: { code: refusal, message } } satisfies ErrorAnswer, status)
  })

export const planRoutes = (deps: PlanDeps & AskOfSellerDeps & { limiter: Limiter }) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readPlan(deps, c.get('person'))))
    .get('/purchases', async (c) =>
      c.json({
        purchases: await ownOpenPurchases(deps, c.get('person')),
      } satisfies BeforeJson<PurchasesAnswer>),
    )
    .post('/requests', limitPerson(deps.limiter, 'purchase-requests', PURCHASE_REQUESTS), async (c) =>
      c.json(await askOfSeller(deps, c.get('person'), await readBody(c, AskOfSeller))),
    )

type PlanDeps = {
  sql: Queryable
  renewUrl: string | undefined
  planNames: PlanNames
  tokensLeft: (person: Person) => Promise<BudgetLeft | null>
}

/** The state of a person's plan. An account that is on no list any more stays as it is. */
async function readPlan(
  { sql, renewUrl = '', planNames, tokensLeft }: PlanDeps,
  person: Person,
): Promise<BeforeJson<PlanAnswer>> {
  const entry = await allowList.find(sql, person.email)
  const now = Date.now()
  const state = entry ? planState(entry, now) : 'ativo'
  const end = entry ? sendingEndsAt(entry) : null
  return {
    plano: person.plano,
    name: planDisplayName(person.plano, planNames),
    state,
    until: dateOf(entry?.fimAcesso),
    graceUntil: dateOf(entry?.toleranciaAte),
    renews: entry?.toleranciaAte != null,
    eraseAt: state === 'terminado' && end !== null ? dateOf(await eraseAt(sql, person.id, end, now)) : null,
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
