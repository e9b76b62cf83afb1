import type { CanonicalEvent, Platform } from '#domain/purchases/canonical-event.ts'
import { isUnmapped } from '#domain/purchases/plan-of-purchase.ts'
import { type Mappings, type ProductMapping, unmappedItems } from '#domain/purchases/product-map.ts'
import { emailOf, hasCharge, type Purchase } from '#domain/purchases/purchase.ts'
import { addToBook, type PurchaseBook } from '#domain/purchases/purchase-book.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { projectAccess } from './project-access.ts'
import { integrations, productMappings } from './store/integrations.ts'
import { purchases } from './store/purchases.ts'

/** Each is compared with the purchases of all: far more of them would keep the server from everything else. */
export const APPLIED_AT_ONCE = 200

/** Events that came together, and what to call the result. */
type EventGroup = { id: string; integracaoId?: string | null; events: CanonicalEvent[] }

/** `unmapped`: it sold something without a plan. `refused`: it may not change what exists. */
export type Applied = { id: string; compraId: string | null; unmapped: boolean; refused: boolean }

/**
 * Applies events to the purchases they belong to and brings the allow-list up to date. Any number at once: purchases are
 * read and written together. Must run in a transaction.
 */
export async function applyEvents(tx: Queryable, groups: EventGroup[]): Promise<Applied[]> {
  await purchases.lock(tx)
  const events = groups.flatMap(({ id, events, integracaoId = null }) =>
    events.map((event) => ({ event, group: id, integration: integracaoId })),
  )
  const mappings = await mappingsFor(tx, groups)
  const known = await integrations.ids(tx)
  const placed: Placed[] = []
  const emails = new Set<string>()
  for (const [platform, own] of Map.groupBy(events, ({ event }) => event.plataforma))
    placed.push(...(await applyToPlatform(tx, platform, own, { emails, known })))
  await projectAccess(tx, [...emails], mappings)
  const byGroup = Map.groupBy(placed, ({ group }) => group)
  return groups.map(({ id }) => {
    const own = byGroup.get(id) ?? []
    return {
      id,
      compraId: own[0]?.purchase.id ?? null,
      unmapped: sellsUnmapped(own, mappings),
      refused: own.some(({ refused }) => refused),
    }
  })
}

async function mappingsFor(tx: Queryable, groups: readonly EventGroup[]): Promise<ProductMapping[]> {
  const known = await productMappings.all(tx)
  const ours = groups.flatMap(({ events }) => events).filter(({ plataforma }) => plataforma === 'generico')
  const named = ours.flatMap(({ itens }) => itens)
  const unknown = unmappedItems('generico', named, known).map(({ produtoId }) => produtoId)
  if (unknown.length === 0) return known
  await productMappings.learnPlans(tx, [...new Set(unknown)])
  return productMappings.all(tx)
}

/** What was sold together as one purchase gives access when any of it is mapped. */
function sellsUnmapped(own: readonly Placed[], mappings: Mappings): boolean {
  const sales = own.filter(({ event: { tipo } }) => tipo === 'pago' || tipo === 'troca_plano')
  return [...Map.groupBy(sales, ({ purchase }) => purchase.id).values()].some((together) =>
    together.every(({ purchase, event }) => isUnmapped(purchase, event, mappings)),
  )
}

type Numbered = { event: CanonicalEvent; group: string; integration: string | null }
/** An event with the purchase it belongs to, as that is after all events of its platform. */
type Placed = Numbered & { purchase: Purchase; refused: boolean }

/** `emails` collects whose access may be another now. */
type Collected = { emails: Set<string>; known: readonly string[] }

async function applyToPlatform(
  tx: Queryable,
  platform: Platform,
  own: Numbered[],
  { emails, known }: Collected,
) {
  const ids = own.flatMap(({ event: { compraId, cobrancaId, apelido } }) =>
    [compraId, cobrancaId, apelido].filter((id) => id !== null),
  )
  const before = await purchases.findByIds(tx, platform, [...new Set(ids)])
  const hashes = new Map(before.map(({ purchase, emailHash }) => [purchase.id, emailHash]))
  const book: PurchaseBook = new Map(before.map(({ purchase }) => [purchase.id, purchase]))
  const homes = own.flatMap((numbered) => {
    const { event, integration } = numbered
    const others = new Set(known.filter((id) => id !== integration))
    const applied = addToBook(book, event, { integration, others })
    return applied ? [{ ...numbered, ...applied }] : []
  })
  const touched = new Set(homes.filter(({ refused }) => !refused).map(({ id }) => id))
  const changed = [...touched].flatMap((id) => {
    const purchase = book.get(id)
    if (!purchase) return []
    const emailHash = hashes.get(id) ?? null
    return { purchase: emailHash === null ? purchase : withoutEmail(purchase), emailHash }
  })
  const joined = before.map(({ purchase }) => purchase.id).filter((id) => !book.has(id))
  await purchases.remove(tx, platform, joined)
  await purchases.put(tx, changed)
  for (const { purchase } of [...before, ...changed]) {
    const email = emailOf(purchase)
    if (email !== null) emails.add(email)
  }
  return homes.flatMap(({ id, ...rest }) => {
    const { cobrancaId } = rest.event
    // One that was kept under its charge's id may have become part of its subscription meanwhile.
    const purchase =
      book.get(id) ?? [...book.values()].find((one) => cobrancaId !== null && hasCharge(one, cobrancaId))
    return purchase ? [{ ...rest, purchase }] : []
  })
}

/** A later event must not restore an erased buyer's e-mail. */
export const withoutEmail = (purchase: Purchase): Purchase => ({ ...purchase, email: null, movedTo: null })
