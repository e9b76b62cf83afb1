import type { NotebookPart } from '#domain/api/notebook.ts'
import { announce } from '#server/features/events/store.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { notebooks } from './store/notebooks.ts'

/** Changes one part of a notebook: one change after the other, and every screen of the person is told. */
export async function changeNotebook<T>(
  sql: Sql,
  owner: Owner,
  part: NotebookPart,
  change: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return transaction(sql, async (tx) => {
    await notebooks.lock(tx, owner)
    const changed = await change(tx)
    await announce(tx, { type: 'caderno', userId: owner.id, part })
    return changed
  })
}
