import { accessOf } from '#domain/purchases/access.ts'
import { unmappedSales } from '#domain/purchases/plan-of-purchase.ts'
import type { Mappings, ProductMapping } from '#domain/purchases/product-map.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import { type Allowed, allowList } from '#server/features/allow-list/store.ts'
import { projectAccess } from '#server/features/purchases/project-access.ts'
import type { PurchaseDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { productsOf, purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import { type Queryable, transaction } from '#server/platform/db/database.ts'

type Deps = Pick<PurchaseDeps, 'sql' | 'log'>

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

/** The product map, with plans that were given by hand and that these purchases name. */
async function knownPlans(tx: Queryable, waiting: readonly Purchase[]): Promise<ProductMapping[]> {
  const ours = waiting.filter(({ platform }) => platform === 'generico')
  if (ours.length > 0) await productMappings.learnPlans(tx, [...new Set(ours.flatMap(productsOf))])
  return productMappings.all(tx)
}

/** Applies again what waited for a plan, and what is found besides. Gives how many events have one now. */
export async function settleWaiting(deps: Deps, find?: (tx: Queryable) => Promise<Purchase[]>) {
  const { again, settled } = await transaction(deps.sql, async (tx) => {
    await purchases.lock(tx)
    const asked = (await find?.(tx)) ?? []
    const waiting = await purchases.unmapped(tx)
    const mappings = await knownPlans(tx, waiting)
    const found = [...asked, ...waiting.filter((purchase) => gainsPlan(purchase, mappings))]
    await projectAccess(tx, [...new Set(found.flatMap((purchase) => emailOf(purchase) ?? []))], mappings)
    const again: string[] = []
    let settled = 0
    for (const [plataforma, own] of Map.groupBy(found, (purchase) => purchase.platform)) {
      const idsOf = (all: Purchase[]) => all.map(({ id }) => id)
      again.push(...(await inbox.retryUnmapped(tx, plataforma, idsOf(own))))
      const mapped = own.filter((purchase) => accessOf(purchase, mappings) !== 'unmapped')
      settled += await inbox.settleMapped(tx, plataforma, idsOf(mapped))
    }
    return { again, settled }
  })
  await workInbox(deps)
  return settled + (await inbox.countApplied(deps.sql, again))
}
