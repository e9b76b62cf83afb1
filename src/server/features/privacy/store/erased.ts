import { INVITATION_LASTS } from '#domain/limits.ts'
import { firstRow, hasRows, type Queryable } from '#server/platform/db/database.ts'

/** What is known of an e-mail whose account was erased. */
type ErasedEmail = { erasedAt: Date; suspenso: boolean }

/** E-mails of erased people, as keyed hashes. */
export const erasedEmails = {
  /** Takes the e-mail's suspension over, so that the e-mail itself is kept nowhere. */
  async add(tx: Queryable, email: string, emailHash: string): Promise<void> {
    await tx`
      with lifted as (delete from suspensoes where email = ${email} returning 1)
      insert into emails_apagados ("emailHash", suspenso) values (${emailHash}, exists (select from lifted))
      on conflict ("emailHash") do update set "erasedAt" = excluded."erasedAt", suspenso = excluded.suspenso`
  },

  async find(sql: Queryable, emailHash: string): Promise<ErasedEmail | null> {
    return firstRow(sql<ErasedEmail[]>`
      select "erasedAt", suspenso from emails_apagados where "emailHash" = ${emailHash}`)
  },

  /** Takes one off the list; false when it was not on it, or not suspended. */
  async removeSuspended(tx: Queryable, emailHash: string): Promise<boolean> {
    return hasRows(tx`delete from emails_apagados where "emailHash" = ${emailHash} and suspenso returning 1`)
  },

  /** Those that no invitation from before can be held against any more, and that are not suspended. */
  async clearOld(sql: Queryable): Promise<void> {
    await sql`delete from emails_apagados
      where not suspenso and "erasedAt" < now() - ${`${INVITATION_LASTS} milliseconds`}::interval`
  },
}

export const erasedAccounts = {
  async add(tx: Queryable, ids: readonly string[]): Promise<void> {
    await tx`insert into contas_apagadas ("userId") select unnest(${[...ids]}::uuid[]) on conflict do nothing`
  },

  async all(sql: Queryable): Promise<string[]> {
    const rows = await sql<{ userId: string }[]>`select "userId" from contas_apagadas order by "userId"`
    return rows.map(({ userId }) => userId)
  },
}
