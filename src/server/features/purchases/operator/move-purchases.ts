import { canonicalEvent } from '#domain/purchases/adapters/delivery.ts'
import { inboxRow } from '#server/features/purchases/inbox-row.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { purchases } from '#server/features/purchases/store/purchases.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { OperatorDeps } from './operator-deps.ts'

/** A buyer typed the wrong e-mail: everything bought with it belongs to the right one, also what comes later. Gives how many purchases. */
export async function movePurchases(deps: OperatorDeps, from: string, to: string): Promise<number> {
  const own = await purchases.ofEmails(deps.sql, [from])
  const now = Date.now()
  const rows = own.map((purchase) => {
    const event = canonicalEvent(purchase.platform, 'mover', now, { compraId: purchase.id, email: to })
    const source = {
      plataforma: purchase.platform,
      integracaoId: null,
      raw: Buffer.from(JSON.stringify(event)),
      mayRevoke: true,
    }
    return inboxRow(source, { name: 'mover', id: null, events: [event], problem: null })
  })
  if (rows.length > 0) await inbox.add(deps.sql, rows)
  await workInbox(deps)
  return own.length
}
