import type { DeliveriesPage, ImportPreview } from '#domain/api/panel.ts'
import { AppError } from '#domain/errors.ts'
import { accessOf } from '#domain/purchases/access.ts'
import { canonicalEvent } from '#domain/purchases/adapters/delivery.ts'
import type { CanonicalEvent } from '#domain/purchases/canonical-event.ts'
import { type Mappings, type ProductMapping, unmappedSales } from '#domain/purchases/product-map.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import { type Allowed, type AllowListEntry, allowList } from '#server/features/allow-list/store.ts'
import {
  APPLIED_AT_ONCE,
  applyEvents,
  type PurchaseDeps,
  projectAccess,
  workInbox,
} from '#server/features/purchases/apply-events.ts'
import { ownRow } from '#server/features/purchases/inbox-row.ts'
import { type InboxRow, inbox } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { purchases, soldItems } from '#server/features/purchases/store/purchases.ts'
import { type Queryable, transaction } from '#server/platform/db/database.ts'
import type { BeforeJson } from '#server/platform/http/http-env.ts'

type Deps = Pick<PurchaseDeps, 'sql' | 'log'>

const AT_ONCE = 1_000

/** Puts the lines of a sales report into the inbox, once each, and works them off like deliveries. */
export async function importSales(deps: Deps, sales: CanonicalEvent[]) {
  const rows = salesRows(sales)
  let added = 0
  for (let at = 0; at < rows.length; at += AT_ONCE)
    added += await inbox.add(deps.sql, rows.slice(at, at + AT_ONCE))
  await workInbox(deps)
  return { read: sales.length, added }
}

/** A sale that is in the file twice has the same id. */
const salesRows = (sales: readonly CanonicalEvent[]): InboxRow[] => [
  ...new Map(sales.map((event) => ownRow('importar', event)).map((row) => [row.id, row])).values(),
]

/** What an import would change, without changing it: it is applied in a transaction that is taken back. */
export async function previewImport(
  { sql }: Pick<Deps, 'sql'>,
  sales: CanonicalEvent[],
): Promise<ImportPreview> {
  const emails = [...new Set(sales.flatMap(({ email }) => email ?? []))]
  const takenBack = new Error('taken back')
  let preview: ImportPreview | undefined
  await sql
    .begin(async (tx) => {
      const rows = salesRows(sales)
      const accesses = async () =>
        new Map((await allowList.findAll(tx, emails)).map((entry) => [entry.email, previewed(entry)]))
      const before = await accesses()
      let [novas, semPlano] = [0, 0]
      for (let at = 0; at < rows.length; at += APPLIED_AT_ONCE) {
        const some = rows.slice(at, at + APPLIED_AT_ONCE)
        novas += await inbox.add(tx, some)
        const applied = await applyEvents(tx, some)
        semPlano += applied.filter(({ unmapped }) => unmapped).length
      }
      const after = await accesses()
      preview = {
        linhas: sales.length,
        novas,
        semPlano,
        mudancas: emails.flatMap((email) => {
          const [antes, depois] = [before.get(email) ?? null, after.get(email) ?? null]
          return JSON.stringify(antes) === JSON.stringify(depois) ? [] : [{ email, antes, depois }]
        }),
      }
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  if (!preview) throw takenBack
  return preview
}

const previewed = ({ plano, fimAcesso }: AllowListEntry) => ({
  plano,
  ate: fimAcesso === null ? null : new Date(fimAcesso).toISOString(),
})

/** Says which plan a sold product is. What was sold before and waited for it is applied at once; gives how many events. */
export const mapProduct = (deps: Deps, mapping: ProductMapping): Promise<number> =>
  settleWaiting(deps, async (tx) => {
    await productMappings.put(tx, mapping)
    return purchases.ofProduct(tx, mapping.plataforma, mapping.produtoId)
  })

/** Puts entries on the allow-list by hand. A plan that is given by hand is known: a sale that waited for it is applied. */
export async function addEntries(deps: Deps, entries: Allowed[]): Promise<void> {
  await allowList.put(deps.sql, entries)
  await settleWaiting(deps)
}

/** For housekeeping: tries what waits again when other plans are known than the last time, as after an upgrade. */
export function createRetryWhenMapped(deps: Deps) {
  let before = ''
  return async (): Promise<void> => {
    const known = JSON.stringify([
      await productMappings.all(deps.sql),
      (await allowList.plans(deps.sql)).toSorted(),
    ])
    if (known === before) return
    await settleWaiting(deps)
    before = known
  }
}

export async function reprocess(deps: Deps): Promise<{ again: number; settled: number }> {
  const again = await inbox.retryFailed(deps.sql)
  await workInbox(deps)
  return { again, settled: await settleWaiting(deps) }
}

/** Whether nothing of it waits any more, or something that was sold together. */
const gainsPlan = (purchase: Purchase, mappings: Mappings): boolean =>
  accessOf(purchase, mappings) !== 'unmapped' || unmappedSales(purchase, mappings).length === 0

/** Applies again what waited for a plan, and what is found besides. Gives how many events have one now. */
export async function settleWaiting(deps: Deps, find?: (tx: Queryable) => Promise<Purchase[]>) {
  const again = await transaction(deps.sql, async (tx) => {
    await purchases.lock(tx)
    const asked = (await find?.(tx)) ?? []
    const waiting = await purchases.unmapped(tx)
    const ours = waiting.filter(({ platform }) => platform === 'generico')
    const mappings = await productMappings.withPlansOf(tx, ours.flatMap(soldItems))
    const found = [...asked, ...waiting.filter((purchase) => gainsPlan(purchase, mappings))]
    await projectAccess(tx, [...new Set(found.flatMap((purchase) => emailOf(purchase) ?? []))], mappings)
    return inbox.retryUnmapped(tx, found)
  })
  await workInbox(deps)
  return inbox.countApplied(deps.sql, again)
}

/**
 * A buyer typed the wrong e-mail: everything bought with it belongs to the right one, also what comes later, once the inbox is
 * worked off. Gives how many purchases.
 */
export async function movePurchases(sql: Queryable, from: string, to: string): Promise<number> {
  const own = await purchases.ofEmails(sql, [from])
  const now = Date.now()
  const rows = own.map(({ platform, id }) =>
    ownRow('mover', canonicalEvent(platform, 'mover', now, { compraId: id, email: to })),
  )
  await inbox.add(sql, rows)
  return rows.length
}

const PER_PAGE = 50

/** A page of deliveries, the newest first; `after` is the `next` of the page before. */
export async function pageOfEvents(
  { sql }: { sql: Queryable },
  { pending, after }: { pending: boolean; after: string | null },
): Promise<BeforeJson<DeliveriesPage>> {
  if (after !== null && !/^[0-9a-f]{64}$/.test(after)) throw new AppError('invalid_request')
  const found = await inbox.page(sql, { pending, after, limit: PER_PAGE + 1 })
  const page = found.slice(0, PER_PAGE)
  return {
    entregas: page.map(({ evento, tipo, ...one }) => ({ ...one, tipo: tipo || evento })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  }
}
