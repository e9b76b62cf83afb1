import type { Sql } from '#server/db/database.ts'
import type { Log } from '#server/log.ts'

const EVERY = 10 * 60_000

/** Clears away what has run out: full limit buckets, expired sessions and reset links. */
export function createHousekeeping({ sql, log }: { sql: Sql; log: Log }) {
  const timer = setInterval(
    () => tidy(sql).catch((error) => log.warn({ err: error }, 'housekeeping failed')),
    EVERY,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function tidy(sql: Sql): Promise<void> {
  await sql`delete from limites where "fullAt" < now()`
  await sql`delete from sessions where "expiresAt" < now()`
  await sql`delete from verifications where "expiresAt" < now()`
}
