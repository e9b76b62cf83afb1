import { canonicalEvent } from '#domain/purchases/adapters/delivery.ts'
import { ownRow } from '#server/features/purchases/inbox-row.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'

/** A buyer typed the wrong e-mail: everything bought with it belongs to the right one, also what comes later. Gives how many purchases. */
export async function movePurchases(deps: SalesDeps, from: string, to: string): Promise<number> {
  const own = await purchases.ofEmails(deps.sql, [from])
  const now = Date.now()
  const rows = own.map(({ platform, id }) =>
    ownRow('mover', canonicalEvent(platform, 'mover', now, { compraId: id, email: to })),
  )
  if (rows.length > 0) await inbox.add(deps.sql, rows)
  await workInbox(deps)
  return own.length
}
