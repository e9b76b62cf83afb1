import { createHmac, randomBytes } from 'node:crypto'
import { accessOf, allowListRow } from '#domain/purchases/access.ts'
import type { CanonicalEvent, Platform } from '#domain/purchases/canonical-event.ts'
import { isUnmapped, type Mappings } from '#domain/purchases/product-map.ts'
import { emailOf, hasCharge, type Purchase } from '#domain/purchases/purchase.ts'
import { addToBook, type PurchaseBook } from '#domain/purchases/purchase-book.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import type { ServiceSecrets } from '#server/features/keys/service-secrets.ts'
import { mailOutbox, type NewMail } from '#server/features/mail-outbox/store.ts'
import { isTransient, type Queryable, type Sql, transaction } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import { type DeliveryOutcome, type EventState, inbox, type TakenRow } from './store/inbox.ts'
import { integrations, productMappings } from './store/integrations.ts'
import { purchases } from './store/purchases.ts'

export type PurchaseDeps = { sql: Sql; secrets: ServiceSecrets; log: Log }

export type SalesDeps = PurchaseDeps & { appUrl: string }

/** Each is compared with the purchases of all: far more of them would keep the server from everything else. */
export const APPLIED_AT_ONCE = 200

/** `unmapped`: it sold something without a plan. `refused`: it may not change what exists. */
type Applied = { id: string; compraId: string | null; unmapped: boolean; refused: boolean }

/** In a transaction: any number of events at once, their purchases read and written together, then the allow-list. */
export async function applyEvents(tx: Queryable, rows: readonly TakenRow[]): Promise<Applied[]> {
  await purchases.lock(tx)
  const events = rows.flatMap(({ id, eventos, integracaoId }) =>
    (eventos ?? []).map((event) => ({ event, delivery: id, integration: integracaoId })),
  )
  const sold = events.flatMap(({ event: { plataforma, itens } }) => (plataforma === 'generico' ? itens : []))
  const mappings = await productMappings.withPlansOf(tx, sold)
  const known = await integrations.ids(tx)
  const placed: Placed[] = []
  const emails = new Set<string>()
  for (const [platform, own] of Map.groupBy(events, ({ event }) => event.plataforma))
    placed.push(...(await applyToPlatform(tx, platform, own, { emails, known })))
  await projectAccess(tx, [...emails], mappings)
  const byDelivery = Map.groupBy(placed, ({ delivery }) => delivery)
  return rows.map(({ id }) => {
    const own = byDelivery.get(id) ?? []
    return {
      id,
      compraId: own[0]?.purchase.id ?? null,
      unmapped: sellsUnmapped(own, mappings),
      refused: own.some(({ refused }) => refused),
    }
  })
}

/** What was sold together as one purchase gives access when any of it is mapped. */
function sellsUnmapped(own: readonly Placed[], mappings: Mappings): boolean {
  const sales = own.filter(({ event: { tipo } }) => tipo === 'pago' || tipo === 'troca_plano')
  return [...Map.groupBy(sales, ({ purchase }) => purchase.id).values()].some((together) =>
    together.every(({ purchase, event }) => isUnmapped(purchase, event, mappings)),
  )
}

type Delivered = { event: CanonicalEvent; delivery: string; integration: string | null }
/** An event with the purchase it belongs to, as that is after all events of its platform. */
type Placed = Delivered & { purchase: Purchase; refused: boolean }

type Collected = { emails: Set<string>; known: readonly string[] }

async function applyToPlatform(
  tx: Queryable,
  platform: Platform,
  own: Delivered[],
  { emails, known }: Collected,
) {
  const ids = own.flatMap(({ event: { compraId, cobrancaId, apelido } }) =>
    [compraId, cobrancaId, apelido].filter((id) => id !== null),
  )
  const before = await purchases.findByIds(tx, platform, [...new Set(ids)])
  const hashes = new Map(before.map(({ purchase, emailHash }) => [purchase.id, emailHash]))
  const book: PurchaseBook = new Map(before.map(({ purchase }) => [purchase.id, purchase]))
  const homes = own.flatMap((delivered) => {
    const { event, integration } = delivered
    const others = new Set(known.filter((id) => id !== integration))
    const applied = addToBook(book, event, { integration, others })
    return applied ? [{ ...delivered, ...applied }] : []
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
const withoutEmail = (purchase: Purchase): Purchase => ({ ...purchase, email: null, movedTo: null })

/** In the transaction that changes the purchases. Invites those who have no account yet. */
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

/** Applies everything in the inbox. What is applied is marked in the same transaction, so that it happens once. */
export async function workInbox(deps: Pick<PurchaseDeps, 'sql' | 'log'>): Promise<void> {
  for (let limit = APPLIED_AT_ONCE; ; ) {
    try {
      const { taken, unmapped } = await transaction(deps.sql, (tx) => workOnce(tx, limit))
      if (unmapped > 0)
        deps.log.warn(
          { event: 'products-without-plan', unmapped },
          'paid products have no plan: npm run compras -- eventos --pendentes',
        )
      if (taken === 0) return
      limit = APPLIED_AT_ONCE
    } catch (error) {
      if (isTransient(error)) throw error
      // One of them can't be applied: one by one the others can, and it is set aside.
      deps.log.error(
        { event: 'deliveries-not-applied', err: error },
        'events of purchases could not be applied',
      )
      if (limit === 1) await setFirstAside(deps.sql)
      limit = 1
    }
  }
}

async function workOnce(tx: Queryable, limit: number): Promise<{ taken: number; unmapped: number }> {
  const rows = withinOnePortion(await inbox.takeNew(tx, limit))
  if (rows.length === 0) return { taken: 0, unmapped: 0 }
  const outcomes = (await applyEvents(tx, rows)).map(outcomeOf)
  await inbox.settle(tx, outcomes)
  return { taken: rows.length, unmapped: outcomes.filter(({ estado }) => estado === 'sem_mapa').length }
}

/** As many deliveries as hold at most so many sales together, and one in any case: it may hold several. */
function withinOnePortion(rows: readonly TakenRow[]): TakenRow[] {
  let sales = 0
  return rows.filter(({ eventos }, at) => {
    sales += eventos?.length ?? 0
    return at === 0 || sales <= APPLIED_AT_ONCE
  })
}

function outcomeOf({ id, compraId, refused, unmapped }: Applied): DeliveryOutcome {
  const ended = (estado: EventState, detalhe: string | null = null) => ({ id, estado, compraId, detalhe })
  if (refused)
    return ended(
      'sem_permissao',
      'a compra já existe: ela só muda com assinatura e pela integração que a vendeu',
    )
  return unmapped ? ended('sem_mapa', 'produto sem plano: use mapear') : ended('aplicado')
}

async function setFirstAside(sql: PurchaseDeps['sql']): Promise<void> {
  await transaction(sql, async (tx) => {
    const [first] = await inbox.takeNew(tx, 1)
    const failed = { estado: 'falhou', compraId: null, detalhe: 'não pôde ser aplicado' } as const
    if (first) await inbox.settle(tx, [{ id: first.id, ...failed }])
  })
}

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
