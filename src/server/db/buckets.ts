import type { Limit } from '#domain/limits.ts'
import type { Queryable } from './database.ts'

export type Bucket = { key: string; limit: Limit }

/**
 * Takes one from each limit's bucket that has one; null when all had, else the seconds until the others will. A bucket
 * is stored as the moment at which it will be full again, by the database's clock, so it holds over nodes.
 */
export async function takeFromBuckets(sql: Queryable, ...buckets: Bucket[]): Promise<number | null> {
  const taken = await sql<{ key: string }[]>`
    insert into limites as l (key, "fullAt") select key, now() + step from ${table(sql, buckets)}
    on conflict (key) do update set "fullAt" = greatest(l."fullAt", now()) + (excluded."fullAt" - now())
      where greatest(l."fullAt", now()) <=
        (select now() + (burst - 1) * step from ${table(sql, buckets)} where bucket.key = l.key)
    returning key`
  const refused = buckets.filter(({ key }) => !taken.some((row) => row.key === key))
  if (refused.length === 0) return null
  const [row] = await sql<{ seconds: number | null }[]>`
    select max(ceil(extract(epoch from "fullAt" - (burst - 1) * step - now())))::int as seconds
    from ${table(sql, refused)} join limites using (key)`
  return Math.max(1, row?.seconds ?? 1)
}

const table = (sql: Queryable, buckets: Bucket[]) => sql`
  unnest(${buckets.map(({ key }) => key)}::text[], ${buckets.map(({ limit }) => limit.burst)}::int[],
    ${buckets.map(({ limit }) => `${limit.refill} milliseconds`)}::interval[]) as bucket(key, burst, step)`
