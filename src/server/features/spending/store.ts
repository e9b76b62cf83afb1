import { TOKENS_KEPT_DAYS } from '#domain/limits.ts'
import { type Fragment, onlyRow, type Queryable } from '#server/platform/db/database.ts'

/** Whose tokens, on which day. */
type PersonDay = { userId: string; day: string }
type SealedSum = PersonDay & { totals: Uint8Array }

/** The table of tokens by person and day. */
export const spentDays = {
  /** The rows of these people and days, locked. `empty` makes those that are missing; without an account there is none. */
  async lock(
    tx: Queryable,
    wanted: readonly PersonDay[],
    empty: (one: PersonDay) => Buffer,
  ): Promise<SealedSum[]> {
    const [userIds, days] = [wanted.map(({ userId }) => userId), wanted.map(({ day }) => day)]
    const select = () => tx<SealedSum[]>`
      select g."userId", g.dia::text as day, g.totais as totals
      from gastos g join unnest(${userIds}::uuid[], ${days}::date[]) as w(u, d) on g."userId" = w.u and g.dia = w.d
      order by g."userId", g.dia for update of g`
    const found = await select()
    if (found.length === wanted.length) return found
    await tx`
      insert into gastos ("userId", dia, totais)
      select w.u, w.d, decode(w.totais, 'base64')
      from unnest(${userIds}::uuid[], ${days}::date[], ${wanted.map((one) => empty(one).toString('base64'))}::text[])
        as w(u, d, totais) join users on users.id = w.u
      order by w.u, w.d on conflict do nothing`
    return select()
  },

  async replace(tx: Queryable, sums: readonly SealedSum[]): Promise<void> {
    await tx`
      update gastos set totais = decode(s.totais, 'base64')
      from unnest(${sums.map(({ userId }) => userId)}::uuid[], ${sums.map(({ day }) => day)}::date[],
        ${sums.map(({ totals }) => Buffer.from(totals).toString('base64'))}::text[]) as s(u, d, totais)
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
