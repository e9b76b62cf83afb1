import { accessOf } from '#domain/purchases/access.ts'
import { applyEvent, type PurchaseBook } from '#domain/purchases/apply-event.ts'
import type { CanonicalEvent, Platform } from '#domain/purchases/canonical-event.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { projectAccess } from './project-access.ts'
import { productMappings } from './store/integrations.ts'
import { purchases } from './store/purchases.ts'

/** Events that came together, and what to call the result. */
type EventGroup = { id: string; events: CanonicalEvent[] }
type Applied = { id: string; compraId: string | null; unmapped: boolean }

/**
 * Applies events to the purchases they belong to and brings the allow-list up to date. Any number at once: purchases are
 * read and written together. Must run in a transaction.
 */
export async function applyEvents(tx: Queryable, groups: EventGroup[]): Promise<Applied[]> {
  await purchases.lock(tx)
  const mappings = await productMappings.all(tx)
  const events = groups.flatMap((group) => group.events.map((event) => ({ event, group: group.id })))
  const homes = new Map<string, Purchase>()
  const emails = new Set<string>()
  for (const [platform, own] of Map.groupBy(events, ({ event }) => event.plataforma)) {
    const applied = await applyToPlatform(tx, platform, own, emails)
    for (const [group, purchase] of applied) homes.set(group, purchase)
  }
  await projectAccess(tx, [...emails], mappings)
  return groups.map(({ id }) => {
    const purchase = homes.get(id)
    return {
      id,
      compraId: purchase?.id ?? null,
      unmapped: purchase !== undefined && accessOf(purchase, mappings) === 'unmapped',
    }
  })
}

type Numbered = { event: CanonicalEvent; group: string }

/** Gives, for each group, the purchase it changed. `emails` collects whose access may be another now. */
async function applyToPlatform(
  tx: Queryable,
  platform: Platform,
  own: Numbered[],
  emails: Set<string>,
): Promise<Map<string, Purchase>> {
  const ids = own.flatMap(({ event: { compraId, cobrancaId, apelido } }) =>
    [compraId, cobrancaId, apelido].filter((id) => id !== null),
  )
  const before = await purchases.findByIds(tx, platform, [...new Set(ids)])
  const hashes = new Map(before.map(({ purchase, emailHash }) => [purchase.id, emailHash]))
  const book: PurchaseBook = new Map(before.map(({ purchase }) => [purchase.id, purchase]))
  const homes = own.flatMap(({ event, group }) => {
    const id = applyEvent(book, event)
    return id === null ? [] : [{ group, id }]
  })
  const touched = new Set(homes.map(({ id }) => id).filter((id) => book.has(id)))
  const changed = [...touched].flatMap((id) => {
    const purchase = book.get(id)
    if (!purchase) return []
    const emailHash = hashes.get(id) ?? null
    return { purchase: emailHash === null ? purchase : withoutEmail(purchase), emailHash }
  })
  await purchases.remove(
    tx,
    platform,
    before.map(({ purchase }) => purchase.id).filter((id) => !book.has(id)),
  )
  await purchases.put(tx, changed)
  for (const { purchase } of [...before, ...changed]) {
    const email = emailOf(purchase)
    if (email !== null) emails.add(email)
  }
  return new Map(homes.flatMap(({ group, id }) => (book.has(id) ? [[group, book.get(id) as Purchase]] : [])))
}

/** Of somebody who was erased, no new event brings the e-mail back. */
export function withoutEmail(purchase: Purchase): Purchase {
  return { ...purchase, email: null, movedTo: null }
}
