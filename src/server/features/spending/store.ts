import { TOKENS_KEPT_DAYS } from '#domain/limits.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'

export type PersonDay = { userId: string; day: string }
type SealedSum = PersonDay & { totals: Uint8Array }
/** What a row is to hold, if it still holds what was read there; null where there was none. */
type ChangedSum = SealedSum & { before: Uint8Array | null }

const base64 = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('base64')

export const spentDays = {
  async read(sql: Queryable, wanted: readonly PersonDay[]): Promise<SealedSum[]> {
    return await sql<SealedSum[]>`
      select w.u as "userId", w.d::text as day, g.totals
      from unnest((select ${wanted.map(({ userId }) => userId)}::uuid[]), (select ${wanted.map(({ day }) => day)}::date[]))
        as w(u, d)
      cross join lateral (
        select totais as totals from gastos where "userId" = w.u and dia = w.d offset 0) g`
  },

  /**
   * Changes rows and adds others, without an account none. Gives those that were stored: another node may have been first. The
   * commit is not waited for on the disk: the end of the reply comes after it, and takes it there.
   *
   * Rows are looked up one by one, by a list whose length PostgreSQL does not know, as in `pieces.add`.
   */
  async store(sql: Queryable, sums: readonly ChangedSum[]): Promise<PersonDay[]> {
    // In one order, so that two nodes do not wait for each other.
    const sorted = sums.toSorted((a, b) => (a.userId + a.day < b.userId + b.day ? -1 : 1))
    return await sql<PersonDay[]>`
      with quick as (select set_config('synchronous_commit', 'off', true)), s as (
        select u, d, decode(before, 'base64') as before, decode(totais, 'base64') as totais
        from quick, unnest((select ${sorted.map(({ userId }) => userId)}::uuid[]),
          (select ${sorted.map(({ day }) => day)}::date[]), (select ${sorted.map(({ before }) => base64(before))}::text[]),
          (select ${sorted.map(({ totals }) => base64(totals))}::text[])) as s(u, d, before, totais)
      ), found as (
        select g.at, before, s.totais from s cross join lateral (
          select ctid as at from gastos where "userId" = s.u and dia = s.d offset 0) g
      ), changed as (
        update gastos set totais = found.totais from found
        where ctid = found.at and gastos.totais = found.before returning "userId", dia
      ), added as (
        insert into gastos ("userId", dia, totais)
        select u, d, totais from s cross join lateral (select from users where id = u offset 0) account
        where before = '' order by u, d
        on conflict do nothing returning "userId", dia
      )
      select "userId", dia::text as day from changed union all select "userId", dia::text from added`
  },

  /** Part of a query: what a person's row of that day holds, sealed; null when there is none. */
  column: (sql: Queryable, personId: string, day: string): Fragment => sql`
    (select totais from gastos where "userId" = ${personId} and dia = ${day})`,

  async find(sql: Queryable, { userId, day }: PersonDay): Promise<Uint8Array | null> {
    const row = onlyRow(
      await sql<{ totais: Uint8Array | null }[]>`select ${spentDays.column(sql, userId, day)} as totais`,
    )
    return row.totais
  },

  async ofPerson(sql: Queryable, userId: string): Promise<SealedSum[]> {
    return await sql<SealedSum[]>`
      select "userId", dia::text as day, totais as totals from gastos where "userId" = ${userId} order by dia`
  },

  async countPeople(sql: Queryable, from: string, to: string): Promise<number> {
    const row = onlyRow(
      await sql<{ people: number }[]>`
        select count(distinct "userId")::int as people from gastos where dia between ${from} and ${to}`,
    )
    return row.people
  },

  async clearOld(sql: Queryable): Promise<void> {
    await sql`delete from gastos where dia < current_date - ${TOKENS_KEPT_DAYS}::int`
  },
}
