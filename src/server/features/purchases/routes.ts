import { Hono } from 'hono'
import { DONE, type ErrorAnswer } from '#domain/api/account.ts'
import { AskOfSeller, type PurchasesAnswer } from '#domain/api/plan.ts'
import { PURCHASE_REQUESTS, WEBHOOK_BODY_MAX_BYTES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { limitPerson } from '#server/features/limits/limit-person.ts'
import type { Limiter } from '#server/features/limits/limiter.ts'
import { bodyUpTo, readBody } from '#server/platform/http/body.ts'
import { type AskOfSellerDeps, askOfSeller, ownOpenPurchases } from './ask-of-seller.ts'
import { type PlanDeps, readPlan } from './read-plan.ts'
import { DELIVERY_REFUSALS, type ReceiveDeps, receiveDelivery } from './receive-delivery.ts'

/**
 * Deliveries of sales platforms. They come from no browser, so no origin is asked for: what counts is the signature,
 * which is made over the body's own bytes.
 */
export function webhookRoutes(deps: ReceiveDeps) {
  return new Hono<AppEnv>().post('/:platform/:id', bodyUpTo(WEBHOOK_BODY_MAX_BYTES), async (c) => {
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
}

/** /api/plan; the contract is domain/api/plan.ts. Only signed-in people get here. */
export function planRoutes(deps: PlanDeps & AskOfSellerDeps & { limiter: Limiter }) {
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await readPlan(deps, c.get('person'))))
    .get('/purchases', async (c) =>
      c.json({ purchases: await ownOpenPurchases(deps, c.get('person')) } satisfies PurchasesAnswer),
    )
    .post('/requests', limitPerson(deps.limiter, 'purchase-requests', PURCHASE_REQUESTS), async (c) =>
      c.json(await askOfSeller(deps, c.get('person'), await readBody(c, AskOfSeller))),
    )
}
