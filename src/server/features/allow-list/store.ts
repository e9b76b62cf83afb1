import type { Queryable } from '#server/platform/db/database.ts'

export type Allowed = { email: string; plano: string }

/** The purchase allow-list, the specification's collection 'liberados'. E-mails come in normalized. */
export const allowList = {
  /** The plan of an e-mail that may register, or null. `lock` keeps the row from being removed meanwhile. */
  async findPlano(sql: Queryable, email: string, { lock = false } = {}): Promise<string | null> {
    const [row] = await sql<{ plano: string }[]>`
      select plano from liberados where email = ${email} ${lock ? sql`for share` : sql``}`
    return row?.plano ?? null
  },

  /** Any number of entries in one statement; an e-mail that is already there gets the new plan. */
  async put(sql: Queryable, entries: Allowed[]): Promise<void> {
    const emails = entries.map(({ email }) => email)
    const planos = entries.map(({ plano }) => plano)
    await sql`insert into liberados (email, plano) select * from unnest(${emails}::text[], ${planos}::text[])
      on conflict (email) do update set plano = excluded.plano`
  },

  async remove(sql: Queryable, email: string): Promise<boolean> {
    return (await sql`delete from liberados where email = ${email} returning 1`).length > 0
  },

  async list(sql: Queryable): Promise<Allowed[]> {
    return await sql<Allowed[]>`select email, plano from liberados order by email`
  },
}
