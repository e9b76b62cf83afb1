import { hasRows, type Queryable } from '#server/platform/db/database.ts'

/** Tokens are apart: they are stored with every reply, in a row small enough to be changed in place. */
export const DAY_TABLES = ['contagens', 'contagens_tokens'] as const
type DayTable = (typeof DAY_TABLES)[number]

export type SealedDay = { table: DayTable; day: string; masterVersion: number; totals: Uint8Array }

export const COUNT_KINDS = [
  'risco',
  'guarda',
  'resposta',
  'correio',
  'servico',
  'dados',
  'tentativa',
  'tokens',
  'lido',
] as const
export type CountKind = (typeof COUNT_KINDS)[number]
export type Count = { day: string; kind: CountKind; name: string; total: number }

const columns = (sql: Queryable, table: DayTable) =>
  sql`${table} as table, dia::text as day, "masterVersion", totais as totals`

export const sealedDays = {
  async all(sql: Queryable): Promise<SealedDay[]> {
    return await sql<SealedDay[]>`
      select ${columns(sql, 'contagens')} from contagens
      union all select ${columns(sql, 'contagens_tokens')} from contagens_tokens order by day`
  },

  /** The row of a day, locked; made from `empty` when there is none. */
  async lock(tx: Queryable, empty: SealedDay): Promise<SealedDay> {
    const find = () => tx<SealedDay[]>`
      select ${columns(tx, empty.table)} from ${tx(empty.table)} where dia = ${empty.day} for update`
    const [found] = await find()
    if (found) return found
    await tx`insert into ${tx(empty.table)} (dia, "masterVersion", totais)
      values (${empty.day}, ${empty.masterVersion}, ${empty.totals}) on conflict do nothing`
    return (await find())[0] ?? empty
  },

  /** Rows that another master key sealed, locked. */
  async lockOthers(tx: Queryable, table: DayTable, masterVersion: number): Promise<SealedDay[]> {
    return await tx<SealedDay[]>`
      select ${columns(tx, table)} from ${tx(table)} where "masterVersion" <> ${masterVersion} order by dia for update`
  },

  /** False when a newer master key has taken over. */
  async replace(tx: Queryable, { table, day, masterVersion, totals }: SealedDay): Promise<boolean> {
    return hasRows(tx`
      update ${tx(table)} set "masterVersion" = ${masterVersion}, totais = ${totals}
      where dia = ${day} and ${masterVersion} = (select max(version) from chaves_mestras) returning 1`)
  },
}

/** Those of these people whom no operator listed by hand. */
export async function idsOfBuyers(sql: Queryable, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return []
  const found = await sql<{ id: string }[]>`
    select u.id from users u join liberados l on l.email = u.email
    where u.id = any(${personIds}::uuid[]) and l.origem = 'compra'`
  return found.map(({ id }) => id)
}
