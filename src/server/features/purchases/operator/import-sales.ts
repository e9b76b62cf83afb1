import type { ImportPreview } from '#domain/api/panel.ts'
import type { CanonicalEvent } from '#domain/purchases/canonical-event.ts'
import { allowList } from '#server/features/allow-list/store.ts'
import { APPLIED_AT_ONCE, applyEvents } from '#server/features/purchases/apply-events.ts'
import { ownRow } from '#server/features/purchases/inbox-writer.ts'
import type { SalesDeps } from '#server/features/purchases/purchase-deps.ts'
import { eachOnce, type InboxRow, inbox } from '#server/features/purchases/store/inbox.ts'
import { workInbox } from '#server/features/purchases/work-inbox.ts'
import type { Sql } from '#server/platform/db/database.ts'

const AT_ONCE = 1_000

/** Puts the lines of a sales report into the inbox, once each, and works them off like deliveries. */
export async function importSales(deps: SalesDeps, sales: CanonicalEvent[]) {
  const rows = salesRows(sales)
  let added = 0
  for (let at = 0; at < rows.length; at += AT_ONCE)
    added += await inbox.add(deps.sql, rows.slice(at, at + AT_ONCE))
  await workInbox(deps)
  return { read: sales.length, added }
}

/** The lines of a report as deliveries, each once. */
const salesRows = (sales: readonly CanonicalEvent[]): InboxRow[] =>
  eachOnce(sales.map((event) => ownRow('importar', event)))

/** What an import would change, without changing it: it is applied in a transaction that is taken back. */
export async function previewImport({ sql }: { sql: Sql }, sales: CanonicalEvent[]): Promise<ImportPreview> {
  const emails = [...new Set(sales.flatMap(({ email }) => email ?? []))]
  const takenBack = new Error('taken back')
  let preview: ImportPreview | undefined
  await sql
    .begin(async (tx) => {
      const rows = salesRows(sales)
      const before = await allowList.findAll(tx, emails)
      let [novas, semPlano] = [0, 0]
      for (let at = 0; at < rows.length; at += APPLIED_AT_ONCE) {
        const some = rows.slice(at, at + APPLIED_AT_ONCE)
        novas += await inbox.add(tx, some)
        const groups = some.map(({ id, eventos }) => ({ id, events: eventos ?? [] }))
        const applied = await applyEvents(tx, groups)
        semPlano += applied.filter(({ unmapped }) => unmapped).length
      }
      const after = await allowList.findAll(tx, emails)
      preview = {
        linhas: sales.length,
        novas,
        semPlano,
        mudancas: emails.flatMap((email) => {
          const [one, other] = [accessOf(before.get(email)), accessOf(after.get(email))]
          return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ email, antes: one, depois: other }]
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

const accessOf = (entry: { plano: string; fimAcesso: number | null } | undefined) =>
  entry
    ? { plano: entry.plano, ate: entry.fimAcesso === null ? null : new Date(entry.fimAcesso).toISOString() }
    : null
