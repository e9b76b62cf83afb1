import { canonicalEvent } from '#domain/purchases/adapters/delivery.ts'
import { ownRow } from '#server/features/purchases/inbox-writer.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { Queryable } from '#server/platform/db/database.ts'

type Store = (sql: Queryable) => Promise<number>

/**
 * A buyer typed the wrong e-mail: everything bought with it belongs to the right one, also what comes later. Gives how many
 * purchases. What is asked for is stored by `within`, and applied after it.
 */
export async function movePurchases(
  deps: SalesDeps,
  from: string,
  to: string,
  within: (store: Store) => Promise<number> = (store) => store(deps.sql),
): Promise<number> {
  const moved = await within(async (sql) => {
    const own = await purchases.ofEmails(sql, [from])
    const now = Date.now()
    const rows = own.map(({ platform, id }) =>
      ownRow('mover', canonicalEvent(platform, 'mover', now, { compraId: id, email: to })),
    )
    if (rows.length > 0) await inbox.add(sql, rows)
    return rows.length
  })
  await workInbox(deps)
  return moved
}
