import type { Limit } from '#domain/limits.ts'
import type { Fragment, Queryable } from '#server/platform/db/database.ts'

/** A limit with what it is counted by. Stored as the moment at which it will be full again, by the database's clock. */
export type Bucket = { key: string; limit: Limit }

/** Takes one from a bucket; null when it had one, else the seconds until it will. */
export async function takeFromBucket(sql: Queryable, bucket: Bucket): Promise<number | null> {
  const taken = await sql`with ${bucketTable(sql, [bucket])} ${taking(sql, sql`true`)}`
  return taken.length > 0 ? null : ((await secondsUntilRoom(sql, [bucket])) ?? 1)
}

/** Takes one from each; false, and nothing was taken, when one of them had none. */
export async function takeFromBuckets(sql: Queryable, buckets: Bucket[]): Promise<boolean> {
  const taken = await sql`with ${takeFromAllBuckets(sql, buckets, sql`true`)} select key from taken`
  return taken.length === buckets.length
}

export async function putIntoBucket(sql: Queryable, { key, limit }: Bucket): Promise<void> {
  const step = `${limit.refill} milliseconds`
  await sql`update limites set "fullAt" = "fullAt" - ${step}::interval where key = ${key}`
}

/** Removes the buckets that are full again: they say nothing. */
export async function clearFullBuckets(sql: Queryable): Promise<void> {
  await sql`delete from limites where "fullAt" < now()`
}

/** How long until each of these has one to take; null when all have. */
export async function secondsUntilRoom(sql: Queryable, buckets: Bucket[]): Promise<number | null> {
  const [row] = await sql<{ seconds: number | null }[]>`select ${waitingSeconds(sql, buckets)} as seconds`
  return row?.seconds ?? null
}

/** Part of a query: the seconds until each of these has one to take; null when all have. */
export const waitingSeconds = (sql: Queryable, buckets: Bucket[]): Fragment => sql`
  (with ${bucketTable(sql, buckets)}
    select max(greatest(1, ceil(extract(epoch from "fullAt" - (burst - 1) * step - now()))))::int
    from bucket join limites using (key) where "fullAt" > now() + (burst - 1) * step)`

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
