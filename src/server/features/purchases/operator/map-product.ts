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
export async function mapProduct({ sql }: OperatorDeps, mapping: ProductMapping): Promise<string[]> {
  const { plataforma, produtoId, ofertaId, plano, dias } = mapping
  const settled = await transaction(sql, async (tx) => {
    await productMappings.put(tx, mapping)
    await purchases.lock(tx)
    return reproject(tx, await purchases.ofProduct(tx, plataforma, produtoId))
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
  const settled = await transaction(deps.sql, async (tx) => {
    await purchases.lock(tx)
    return reproject(tx, await purchases.unmapped(tx))
  })
  return [
    counted(again, 'evento foi tentado de novo', 'eventos foram tentados de novo'),
    counted(
      settled,
      'evento que esperava um plano foi aplicado',
      'eventos que esperavam um plano foram aplicados',
    ),
  ]
}

async function reproject(tx: Queryable, own: Purchase[]): Promise<number> {
  const mappings = await productMappings.all(tx)
  await projectAccess(tx, [...new Set(own.flatMap((purchase) => emailOf(purchase) ?? []))], mappings)
  const mapped = own.filter((purchase) => accessOf(purchase, mappings) !== 'unmapped')
  let settled = 0
  for (const [platform, some] of Map.groupBy(mapped, (purchase) => purchase.platform))
    settled += await inbox.settleMapped(
      tx,
      platform,
      some.map(({ id }) => id),
    )
  return settled
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}.`
}
