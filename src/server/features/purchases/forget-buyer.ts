import { createHmac, randomBytes } from 'node:crypto'
import { emailOf } from '#domain/purchases/purchase.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { mailOutbox } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { projectAccess, withoutEmail } from './apply-events.ts'
import { inbox } from './store/inbox.ts'
import { productMappings } from './store/integrations.ts'
import { purchases } from './store/purchases.ts'

/** Turns an e-mail into something that only this installation can compare, and nobody can read. */
type EmailHash = (email: string) => string

export async function emailHasher(secrets: ServiceSecrets): Promise<EmailHash> {
  const key = await secrets.getOrMake('compras/email', () => randomBytes(32).toString('base64'))
  return (email) => createHmac('sha256', key).update(email).digest('base64url')
}

/** Ids of purchases stay with a keyed hash: a later refund finds its charge, and the same person can come back. */
export async function forgetBuyer(tx: Queryable, email: string, hash: EmailHash): Promise<void> {
  await purchases.lock(tx)
  const emailHash = hash(email)
  const own = await purchases.ofEmails(tx, [email])
  const nameless = own.map((purchase) => ({ purchase: withoutEmail(purchase), emailHash }))
  await purchases.put(tx, nameless)
  await inbox.forgetEmail(tx, email)
  await mailOutbox.forgetEmail(tx, email)
  await allowList.forgetBought(tx, email)
}

/** Only in the transaction that creates their account: without one, what was erased stays erased. */
export async function reclaimPurchases(tx: Queryable, email: string, emailHash: string): Promise<void> {
  if ((await purchases.ofHash(tx, emailHash)).length === 0) return
  await purchases.lock(tx)
  const own = await purchases.ofHash(tx, emailHash)
  const named = own.map((purchase) => ({
    purchase: { ...purchase, email: { at: Date.now(), value: email } },
    emailHash: null,
  }))
  await purchases.put(tx, named)
  const emails = new Set(named.flatMap(({ purchase }) => emailOf(purchase) ?? []))
  await projectAccess(tx, [...emails], await productMappings.all(tx))
}
