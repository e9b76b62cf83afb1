import { randomBytes } from 'node:crypto'
import type { Platform } from '#domain/purchases/canonical-event.ts'
import { sendDueMails } from '#server/features/mail-outbox/send-due-mails.ts'
import { workInbox } from '#server/features/purchases/apply-events.ts'
import { addIntegrationSecret } from '#server/features/purchases/operator/manage-integrations.ts'
import {
  type IntegrationOptions,
  integrations,
  productMappings,
} from '#server/features/purchases/store/integrations.ts'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import type { TestApp } from '#tests/support/product/test-app.ts'
import { SECRETS, type SignedDelivery, signDelivery } from './sign-delivery.ts'

/** A sales platform that is connected to the product, and what it sends. */
export async function openShop(
  product: TestApp,
  platform: Platform = 'generico',
  options: IntegrationOptions = {},
) {
  const { app, deps, settled } = product
  const id = randomBytes(18).toString('base64url')
  await integrations.add(deps.sql, id, platform, options)
  await addIntegrationSecret(deps.secrets, { id, secret: SECRETS[platform], by: 'terminal' })
  if (platform === 'generico') await knowPlans(deps.sql)
  const path = `/api/webhooks/${platform}/${id}`

  async function deliver({ body, headers, query }: SignedDelivery): Promise<Response> {
    return await app.request(`${path}${query}`, { method: 'POST', body, headers })
  }

  return {
    id,
    path,
    deliver,
    /** Signs and delivers, and waits until everything that follows is done. */
    async sell(body: unknown): Promise<Response> {
      const answer = await deliver(signDelivery(platform, body))
      await settled()
      return answer
    },
  }
}

/** Plans that sales in our own format may name. */
export async function knowPlans(sql: Queryable): Promise<void> {
  for (const plano of ['pro', 'semanal', 'mensal', 'anual', 'outro', 'vitalício'])
    await productMappings.put(sql, {
      plataforma: 'generico',
      produtoId: plano,
      ofertaId: null,
      plano,
      dias: null,
    })
}

/** What housekeeping does for purchases, now. */
export async function keepHouse({ deps }: TestApp): Promise<void> {
  await workInbox(deps)
  const { settings, keys } = deps
  await sendDueMails({ ...deps, ...settings, authSecret: keys.authSecret, templates: MAIL_TEMPLATES })
}

type Sale = {
  purchase: string
  email: string
  charge?: string
  plan?: string
  until?: string | null
  at?: string
}

/** An event in our own format. */
export function sale(
  type: string,
  { purchase, email, charge = purchase, plan = 'pro', until = null, at = new Date().toISOString() }: Sale,
) {
  const data = { purchase_id: purchase, charge_id: charge, email, plan, access_until: until }
  return { type, timestamp: at, data }
}
