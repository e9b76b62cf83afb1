import { inboxRow } from '#server/features/purchases/inbox-row.ts'
import { inbox } from '#server/features/purchases/store/inbox.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { OperatorDeps } from './operator-deps.ts'
import type { ReadSale } from './read-sales-csv.ts'

const AT_ONCE = 1_000

/** Puts the lines of a sales report into the inbox, once each, and works them off like deliveries. */
export async function importSales(
  deps: OperatorDeps,
  sales: ReadSale[],
): Promise<{ read: number; added: number }> {
  let added = 0
  for (let at = 0; at < sales.length; at += AT_ONCE) {
    const rows = sales.slice(at, at + AT_ONCE).map((event) =>
      inboxRow(
        {
          plataforma: event.plataforma,
          integracaoId: null,
          raw: Buffer.from(JSON.stringify(event)),
          mayRevoke: true,
        },
        { name: 'importar', id: null, events: [event], problem: null },
      ),
    )
    added += await inbox.add(deps.sql, [...new Map(rows.map((row) => [row.id, row])).values()])
  }
  await workInbox(deps)
  return { read: sales.length, added }
}
