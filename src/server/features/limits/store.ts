import type { Limit } from '#domain/limits.ts'
import { columnOf, type Fragment, firstRow, type Queryable } from '#server/platform/db/database.ts'

/** A limit with what it is counted by. Stored as the moment at which it will be full again, by the database's clock. */
export type Bucket = { key: string; limit: Limit }

/** Takes one from each. All or none, but for statements that meet before a bucket was ever used: gives those it took from. */
export async function takeFromBuckets(sql: Queryable, buckets: Bucket[]): Promise<Bucket[]> {
  const taken = await columnOf<string>(
    sql`with ${takeFromAllBuckets(sql, buckets, sql`true`)} select key from taken`,
  )
  return buckets.filter(({ key }) => taken.includes(key))
}

export async function putIntoBucket(sql: Queryable, { key, limit }: Bucket): Promise<void> {
  const step = `${limit.refill} milliseconds`
  await sql`update limites set "fullAt" = "fullAt" - ${step}::interval where key = ${key}`
}

/** Removes the buckets that are full again: they say nothing. */
export async function clearFullBuckets(sql: Queryable): Promise<void> {
  await sql`delete from limites where "fullAt" < now()`
}

/** Of those that have none now, the one that takes longest to have one; null when all have one. */
export const longestWait = (sql: Queryable, buckets: Bucket[]) =>
  firstRow(sql<{ key: string; seconds: number }[]>`${waits(sql, buckets)} order by seconds desc limit 1`)

/** Part of a query: the seconds until each of these has one to take; null when all have. */
export const waitingSeconds = (sql: Queryable, buckets: Bucket[]): Fragment =>
  sql`(select max(seconds) from (${waits(sql, buckets)}) as w)`

const waits = (sql: Queryable, buckets: Bucket[]) => sql`
  with ${bucketTable(sql, buckets)}
  select key, greatest(1, ceil(extract(epoch from "fullAt" - (burst - 1) * step - now())))::int as seconds
  from bucket join limites using (key) where "fullAt" > now() + (burst - 1) * step`

/**
 * Parts of a statement: if `condition` holds and each bucket has one, `taken` takes one of each and has a row for each.
 * When one has none, none is taken; only statements that meet before a bucket was ever used may take from its neighbour.
 */
export const takeFromAllBuckets = (sql: Queryable, buckets: Bucket[], condition: Fragment) => sql`
  ${bucketTable(sql, buckets)},
  counted as (
    select bucket.*, "fullAt" from bucket cross join lateral
      (select "fullAt" from limites where limites.key = bucket.key and ${condition} for update) as locked
  ),
  taken as (${taking(
    sql,
    sql`${condition} and not exists (select from counted where "fullAt" > now() + (burst - 1) * step)`,
  )})`

/** A statement that comes at the same moment waits for the row, and looks at what is left in it then. */
const taking = (sql: Queryable, condition: Fragment) => sql`
  insert into limites as l (key, "fullAt") select key, now() + step from bucket where ${condition}
  on conflict (key) do update set "fullAt" = greatest(l."fullAt", now()) + (excluded."fullAt" - now())
    where l."fullAt" <= (select now() + (burst - 1) * step from bucket where bucket.key = l.key)
  returning key`

/** Written row by row: from arrays PostgreSQL can't know how many there are, and would plan the statement anew each time. */
const bucketTable = (sql: Queryable, buckets: Bucket[]) => {
  const rows = buckets
    .map(
      ({ key, limit: { burst, refill } }) =>
        sql`(${key}::text, ${burst}::int, ${`${refill} milliseconds`}::interval)`,
    )
    .reduce<Fragment | null>((before, row) => (before ? sql`${before}, ${row}` : row), null)
  return sql`bucket(key, burst, step) as (
    ${rows ? sql`values ${rows}` : sql`select ''::text, 0, interval '0' where false`})`
}
