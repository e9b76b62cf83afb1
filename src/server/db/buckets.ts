import type { Limit } from '#domain/limits.ts'
import type { Queryable } from './database.ts'

/**
 * Takes one from a limit's bucket; null when there was one, else the seconds until there will be. A bucket is
 * stored as the moment at which it will be full again, by the database's clock, so it holds over nodes.
 */
export async function takeFromBucket(
  sql: Queryable,
  key: string,
  { burst, refill }: Limit,
): Promise<number | null> {
  const step = `${refill} milliseconds`
  const taken = await sql`
    insert into limites as l (key, "fullAt") values (${key}, now() + ${step}::interval)
    on conflict (key) do update set "fullAt" = greatest(l."fullAt", now()) + ${step}::interval
      where greatest(l."fullAt", now()) + ${step}::interval <= now() + ${burst} * ${step}::interval
    returning 1`
  if (taken.length > 0) return null
  const [row] = await sql<{ seconds: number }[]>`
    select ceil(extract(epoch from "fullAt" + ${step}::interval - ${burst} * ${step}::interval - now()))::int as seconds
    from limites where key = ${key}`
  return Math.max(1, row?.seconds ?? 1)
}
