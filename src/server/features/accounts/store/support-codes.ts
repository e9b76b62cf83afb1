import { SUPPORT_CODE_LASTS } from '#domain/limits.ts'
import { onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** What people read out to support, by its hash; the database's clock decides how long it is good. */
export const supportCodes = {
  /** Gives until when it is good. */
  async put(sql: Queryable, personId: string, hash: string): Promise<Date> {
    const rows = await sql<{ expiresAt: Date }[]>`
      insert into codigos_suporte ("userId", hash, "expiresAt")
      values (${personId}, ${hash}, now() + ${`${SUPPORT_CODE_LASTS} milliseconds`}::interval)
      on conflict ("userId") do update set hash = excluded.hash, "expiresAt" = excluded."expiresAt"
      returning "expiresAt"`
    return onlyRow(rows).expiresAt
  },

  async emailOf(sql: Queryable, hash: string): Promise<string | null> {
    const [row] = await sql<{ email: string }[]>`
      select email from codigos_suporte join users on users.id = "userId" where hash = ${hash} and "expiresAt" > now()`
    return row?.email ?? null
  },

  async clearExpired(sql: Queryable): Promise<void> {
    await sql`delete from codigos_suporte where "expiresAt" <= now()`
  },
}
