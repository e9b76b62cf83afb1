import { accessOf } from '#domain/purchases/access.ts'
import type { ProductMapping } from '#domain/purchases/product-map.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import { projectAccess } from '#server/features/purchases/project-access.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** Says which plan a sold product is. What was sold before and waited for it is applied at once; gives how many events. */
export function mapProduct(deps: SalesDeps, mapping: ProductMapping): Promise<number> {
  return settleWaiting(deps, async (tx) => {
    await productMappings.put(tx, mapping)
    return purchases.ofProduct(tx, mapping.plataforma, mapping.produtoId)
  })
}

/** Tries everything again that could not be applied. */
export async function reprocess(deps: SalesDeps): Promise<{ again: number; settled: number }> {
  const again = await inbox.retryFailed(deps.sql)
  await workInbox(deps)
  return { again, settled: await settleWaiting(deps, purchases.unmapped) }
}

/** Applies again what waited for a plan, of the purchases that are found. Gives how many events have one now. */
async function settleWaiting(deps: SalesDeps, find: (tx: Queryable) => Promise<Purchase[]>) {
  const { again, settled } = await transaction(deps.sql, async (tx) => {
    await purchases.lock(tx)
    const found = await find(tx)
    const mappings = await productMappings.all(tx)
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
