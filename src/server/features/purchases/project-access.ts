import { accessOf } from '#domain/purchases/access.ts'
import { allowListRow } from '#domain/purchases/allow-list-row.ts'
import type { Mappings } from '#domain/purchases/product-map.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { mailOutbox, type NewMail } from '#server/features/mail-outbox/store.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { purchases } from './store/purchases.ts'

/**
 * Writes what these e-mails may have, computed from all their purchases, and invites those who have no account yet. In
 * the transaction that changes the purchases.
 */
export async function projectAccess(tx: Queryable, emails: string[], mappings: Mappings) {
  if (emails.length === 0) return
  const all = Map.groupBy(await purchases.ofEmails(tx, emails), emailOf)
  const own = (email: string) => all.get(email) ?? []
  const rows = new Map(emails.map((email) => [email, allowListRow(own(email), mappings)]))
  const bought = [...rows].flatMap(([email, row]) => (row ? { email, ...row } : []))
  await allowList.putBought(tx, bought)
  const dropped = emails.filter((email) => !rows.get(email))
  await allowList.dropBought(tx, dropped)
  await purchases.followPlans(tx, emails)
  const registered = await purchases.withAccount(tx, emails)
  const invited = emails.filter((email) => !registered.has(email))
  const mails = invited.flatMap((email) => own(email).flatMap((one) => invitation(one, email, mappings)))
  await mailOutbox.add(tx, mails)
}

/** One invitation per purchase, and one more after it was moved to another e-mail. */
function invitation(purchase: Purchase, email: string, mappings: Mappings): NewMail[] {
  const access = accessOf(purchase, mappings)
  if (access === null || access === 'unmapped') return []
  const end = access.graceUntil ?? access.until
  if (end !== null && end <= Date.now()) return []
  const moved = purchase.movedTo ? [`movida-${purchase.movedTo.at}`] : []
  const chave = ['criar-conta', purchase.platform, purchase.id, ...moved].join('/')
  return [{ chave, modelo: 'criar-conta', para: email, dados: { plano: access.plano } }]
}
