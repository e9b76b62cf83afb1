import { Hono } from 'hono'
import type { Done, ErrorAnswer } from '#domain/api/account.ts'
import type { PlanAnswer } from '#domain/api/plan.ts'
import { WEBHOOK_BODY_MAX_BYTES } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import { bodyUpTo } from '#server/platform/http/body.ts'
import { type PlanDeps, readPlan } from './read-plan.ts'
import { DELIVERY_REFUSALS, type ReceiveDeps, receiveDelivery } from './receive-delivery.ts'

const DONE: Done = { done: true }

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
export function planRoutes(deps: PlanDeps) {
  return new Hono<AppEnv>().get('/', async (c) =>
    c.json((await readPlan(deps, c.get('person'))) satisfies PlanAnswer),
  )
}
