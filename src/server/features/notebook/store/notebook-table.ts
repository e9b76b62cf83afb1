import type { Owner } from '#server/features/keys/owner.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** The tables of which a person has many rows. They have the same columns. */
type NotebookTable = 'caderno_notas' | 'caderno_registros' | 'caderno_resumos' | 'caderno_exercicios'
type NotebookRow = { id: string; content: Uint8Array; createdAt: Date }
/** A row as it was made; what it holds is sealed in `content`. */
export type MadeRow = { id: string; createdAt: string }

type Sealing<Content, Thing> = {
  seal: (owner: Owner, content: Content) => Buffer
  /** Null leaves out what can't be opened. */
  open: (owner: Owner, made: MadeRow, content: Uint8Array) => Thing | null
}

/** The things in one of those tables. The owner is part of every query. */
export function notebookTable<Content extends { id: string }, Thing>(
  table: NotebookTable,
  { seal, open }: Sealing<Content, Thing>,
) {
  const opened = (owner: Owner, { id, content, createdAt }: NotebookRow) =>
    open(owner, { id, createdAt: createdAt.toISOString() }, content)

  return {
    /** The newest first. */
    async list(sql: Queryable, owner: Owner, since: Date | null = null): Promise<Thing[]> {
      const rows = await sql<NotebookRow[]>`
        select id, content, "createdAt" from ${sql(table)} where "userId" = ${owner.id}
          ${since ? sql`and "createdAt" >= ${since}` : sql``} order by "createdAt" desc, id desc`
      return rows.flatMap((row) => opened(owner, row) ?? [])
    },

    async find(sql: Queryable, owner: Owner, id: string): Promise<Thing | null> {
      const [row] = await sql<NotebookRow[]>`
        select id, content, "createdAt" from ${sql(table)} where "userId" = ${owner.id} and id = ${id}`
      return row ? opened(owner, row) : null
    },

    async count(sql: Queryable, owner: Owner): Promise<number> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from ${sql(table)} where "userId" = ${owner.id}`
      return row?.count ?? 0
    },

    async add(tx: Queryable, owner: Owner, content: Content): Promise<void> {
      await tx`insert into ${tx(table)} ("userId", id, content)
        values (${owner.id}, ${content.id}, ${seal(owner, content)}) on conflict do nothing`
    },

    async change(tx: Queryable, owner: Owner, content: Content): Promise<void> {
      await tx`update ${tx(table)} set content = ${seal(owner, content)}
        where "userId" = ${owner.id} and id = ${content.id}`
    },

    /** False when there is none. */
    async remove(tx: Queryable, owner: Owner, id: string): Promise<boolean> {
      const removed = await tx`
        delete from ${tx(table)} where "userId" = ${owner.id} and id = ${id} returning 1`
      return removed.length > 0
    },
  }
}
