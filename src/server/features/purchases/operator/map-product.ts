import { accessOf } from '#domain/purchases/access.ts'
import type { ProductMapping } from '#domain/purchases/product-map.ts'
import { emailOf, type Purchase } from '#domain/purchases/purchase.ts'
import { projectAccess } from '#server/features/purchases/project-access.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { productMappings } from '#server/features/purchases/store/integrations.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { OperatorDeps } from './operator-deps.ts'

/** Says which plan a sold product is. What was sold before and waited for it is worked off at once. */
export async function mapProduct(deps: OperatorDeps, mapping: ProductMapping): Promise<string[]> {
  const { plataforma, produtoId, ofertaId, plano, dias } = mapping
  const settled = await settleWaiting(deps, async (tx) => {
    await productMappings.put(tx, mapping)
    return purchases.ofProduct(tx, plataforma, produtoId)
  })
  const offer = ofertaId === null ? '' : `, oferta ${ofertaId}`
  const lasts = dias === null ? '' : ` por ${dias} dias`
  return [
    `${plataforma} ${produtoId}${offer} é o plano ${plano}${lasts}.`,
    ...(settled > 0
      ? [counted(settled, 'evento que esperava foi aplicado', 'eventos que esperavam foram aplicados')]
      : []),
  ]
}

/** Tries everything again that could not be applied. */
export async function reprocess(deps: OperatorDeps): Promise<string[]> {
  const again = await inbox.retryFailed(deps.sql)
  await workInbox(deps)
  const settled = await settleWaiting(deps, purchases.unmapped)
  return [
    counted(again, 'evento foi tentado de novo', 'eventos foram tentados de novo'),
    counted(
      settled,
      'evento que esperava um plano foi aplicado',
      'eventos que esperavam um plano foram aplicados',
    ),
  ]
}

/** Applies again what waited for a plan, of the purchases that are found. Gives how many events have one now. */
async function settleWaiting(
  deps: OperatorDeps,
  find: (tx: Queryable) => Promise<Purchase[]>,
): Promise<number> {
  const { again, settled } = await transaction(deps.sql, async (tx) => {
    await purchases.lock(tx)
    const found = await find(tx)
    const mappings = await productMappings.all(tx)
    await projectAccess(tx, [...new Set(found.flatMap((purchase) => emailOf(purchase) ?? []))], mappings)
    const again: string[] = []
    let settled = 0
    for (const [plataforma, own] of Map.groupBy(found, (purchase) => purchase.platform)) {
      const compras = own.map(({ id }) => id)
      again.push(...(await inbox.retryUnmapped(tx, plataforma, compras)))
      const mapped = own.filter((purchase) => accessOf(purchase, mappings) !== 'unmapped')
      settled += await inbox.settleMapped(
        tx,
        plataforma,
        mapped.map(({ id }) => id),
      )
    }
    return { again, settled }
  })
  await workInbox(deps)
  return settled + (await inbox.countApplied(deps.sql, again))
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}.`
}
