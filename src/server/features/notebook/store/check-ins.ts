import type { CheckIn } from '#domain/api/notebook.ts'
import type { Owner } from '#server/features/keys/owner.ts'
import { openedCheckIn, sealedCheckIn } from '#server/features/notebook/sealed-notebook.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { type NotebookRow, notebookTable } from './notebook-table.ts'

const table = notebookTable('caderno_registros')

/** How a person was. */
export const checkIns = {
  async list(sql: Queryable, owner: Owner, since: Date | null = null): Promise<CheckIn[]> {
    return (await table.list(sql, owner, since)).flatMap((row) => checkInOf(owner, row) ?? [])
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<CheckIn | null> {
    const row = await table.find(sql, owner, id)
    return row && checkInOf(owner, row)
  },

  remove: table.remove,

  async add(tx: Queryable, owner: Owner, checkIn: Omit<CheckIn, 'createdAt'>): Promise<void> {
    await table.add(tx, owner, checkIn.id, sealedCheckIn(owner, checkIn.id, checkIn))
  },

  async change(tx: Queryable, owner: Owner, checkIn: Omit<CheckIn, 'createdAt'>): Promise<void> {
    await table.change(tx, owner, checkIn.id, sealedCheckIn(owner, checkIn.id, checkIn))
  },
}

function checkInOf(owner: Owner, { id, content, createdAt }: NotebookRow): CheckIn | null {
  const opened = openedCheckIn(owner, id, content)
  return opened && { id, ...opened, createdAt: createdAt.toISOString() }
}
