import { TOKENS_KEPT_DAYS } from '#domain/limits.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** Whose tokens, on which day. */
export type PersonDay = { userId: string; day: string }
export type SealedSum = PersonDay & { totals: Uint8Array }

/** Part of a statement: these sums as rows. */
const asTable = (tx: Queryable, sums: readonly SealedSum[]) => tx`
  unnest(${sums.map(({ userId }) => userId)}::uuid[], ${sums.map(({ day }) => day)}::date[],
    ${sums.map(({ totals }) => Buffer.from(totals).toString('base64'))}::text[]) as s(u, d, totais)`

/** The table of tokens by person and day. */
export const spentDays = {
  /** Those of these rows that are there, locked. */
  async lock(tx: Queryable, wanted: readonly PersonDay[]): Promise<SealedSum[]> {
    return await tx<SealedSum[]>`
      select g."userId", g.dia::text as day, g.totais as totals
      from gastos g join unnest(${wanted.map(({ userId }) => userId)}::uuid[], ${wanted.map(({ day }) => day)}::date[])
        as w(u, d) on g."userId" = w.u and g.dia = w.d
      order by g."userId", g.dia for update of g`
  },

  /** Adds rows, without an account none. Gives those that were added: another node may have been first. */
  async add(tx: Queryable, sums: readonly SealedSum[]): Promise<PersonDay[]> {
    return await tx<PersonDay[]>`
      insert into gastos ("userId", dia, totais)
      select s.u, s.d, decode(s.totais, 'base64') from ${asTable(tx, sums)} join users on users.id = s.u
      order by s.u, s.d on conflict do nothing returning "userId", dia::text as day`
  },

  async replace(tx: Queryable, sums: readonly SealedSum[]): Promise<void> {
    await tx`
      update gastos set totais = decode(s.totais, 'base64') from ${asTable(tx, sums)}
      where "userId" = s.u and dia = s.d`
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

  /** How many different people took tokens from the first of these days to the last. */
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
