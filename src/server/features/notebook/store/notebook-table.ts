import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** The tables of which a person has many rows. They have the same columns. */
type NotebookTable = 'caderno_notas' | 'caderno_registros' | 'caderno_resumos' | 'caderno_exercicios'
export type NotebookRow = { id: string; content: Uint8Array; createdAt: Date }

/** Rows of one of those tables. The owner is part of every query. */
export const notebookTable = (table: NotebookTable) => ({
  /** The newest first. */
  async list(sql: Queryable, owner: Owner, since: Date | null = null): Promise<NotebookRow[]> {
    return await sql<NotebookRow[]>`
      select id, content, "createdAt" from ${sql(table)} where "userId" = ${owner.id}
        ${since ? sql`and "createdAt" >= ${since}` : sql``} order by "createdAt" desc, id desc`
  },

  async find(sql: Queryable, owner: Owner, id: string): Promise<NotebookRow | null> {
    const [row] = await sql<NotebookRow[]>`
      select id, content, "createdAt" from ${sql(table)} where "userId" = ${owner.id} and id = ${id}`
    return row ?? null
  },

  async count(sql: Queryable, owner: Owner): Promise<number> {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(table)} where "userId" = ${owner.id}`
    return row?.count ?? 0
  },

  async add(tx: Queryable, owner: Owner, id: string, content: Buffer): Promise<void> {
    await tx`insert into ${tx(table)} ("userId", id, content) values (${owner.id}, ${id}, ${content})
      on conflict do nothing`
  },

  async change(tx: Queryable, owner: Owner, id: string, content: Buffer): Promise<void> {
    await tx`update ${tx(table)} set content = ${content} where "userId" = ${owner.id} and id = ${id}`
  },

  /** False when there is none. */
  async remove(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
    const removed = await tx`
      delete from ${tx(table)} where "userId" = ${owner.id} and id = ${id} returning 1`
    return removed.length > 0
  },
})
