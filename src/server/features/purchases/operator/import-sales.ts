import { ownRow } from '#server/features/purchases/inbox-row.ts'
import type { OperatorDeps } from '#server/features/purchases/purchase-deps.ts'
import { type InboxRow, inbox } from '#server/features/purchases/store/inbox.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { ReadSale } from './read-sales-csv.ts'

const AT_ONCE = 1_000

/** Puts the lines of a sales report into the inbox, once each, and works them off like deliveries. */
export async function importSales(
  deps: OperatorDeps,
  sales: ReadSale[],
): Promise<{ read: number; added: number }> {
  const rows = salesRows(sales)
  let added = 0
  for (let at = 0; at < rows.length; at += AT_ONCE)
    added += await inbox.add(deps.sql, rows.slice(at, at + AT_ONCE))
  await workInbox(deps)
  return { read: sales.length, added }
}

/** The lines of a report as deliveries, each once. */
export function salesRows(sales: readonly ReadSale[]): InboxRow[] {
  const rows = sales.map((event) => ownRow('importar', event))
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
