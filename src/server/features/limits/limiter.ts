import { createHmac } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Limit } from '#domain/limits.ts'
import type { Sql } from '#server/db/database.ts'

/** One thing that is counted: a limit and what it is counted by (an e-mail, an address...). */
export type Counted = { name: string; limit: Limit; by: string }

export type Limiter = ReturnType<typeof createLimiter>

/**
 * Limits kept in the database, so that they hold over nodes and restarts. Each is a bucket stored as the moment at
 * which it will be full again; the database's clock is the only one asked.
 */
export function createLimiter({ sql, secret }: { sql: Sql; secret: string }) {
  const keyOf = ({ name, by }: Counted) =>
    createHmac('sha256', secret).update(`${name}\0${by}`).digest('base64url')

  async function takeOne(counted: Counted): Promise<void> {
    const { burst, refill } = counted.limit
    const step = `${refill} milliseconds`
    const key = keyOf(counted)
    const taken = await sql`
      insert into limites as l (key, "fullAt") values (${key}, now() + ${step}::interval)
      on conflict (key) do update set "fullAt" = greatest(l."fullAt", now()) + ${step}::interval
        where greatest(l."fullAt", now()) + ${step}::interval <= now() + ${burst} * ${step}::interval
      returning 1`
    if (taken.length > 0) return
    const [row] = await sql<{ seconds: number }[]>`
      select ceil(extract(epoch from "fullAt" + ${step}::interval - ${burst} * ${step}::interval - now()))::int as seconds
      from limites where key = ${key}`
    throw new AppError('too_many_tries', { retryAfter: Math.max(1, row?.seconds ?? 1) })
  }

  async function giveBack(counted: Counted): Promise<void> {
    const step = `${counted.limit.refill} milliseconds`
    await sql`update limites set "fullAt" = "fullAt" - ${step}::interval where key = ${keyOf(counted)}`
  }

  return {
    /** Takes one of each, or refuses with the time to wait. */
    async take(...all: Counted[]): Promise<void> {
      const taken: Counted[] = []
      try {
        for (const counted of all) {
          await takeOne(counted)
          taken.push(counted)
        }
      } catch (error) {
        await Promise.all(taken.map(giveBack))
        throw error
      }
    },

    /**
     * Does the work if there is room, and counts it only if it fails with one of these codes. The place is taken
     * before the work and given back after, so that many guesses at once are still counted one by one.
     */
    async countFailures<T>(
      all: Counted[],
      failures: readonly AppError['code'][],
      work: () => Promise<T>,
    ): Promise<T> {
      await this.take(...all)
      try {
        const result = await work()
        await Promise.all(all.map(giveBack))
        return result
      } catch (error) {
        if (!(error instanceof AppError && failures.includes(error.code)))
          await Promise.all(all.map(giveBack))
        throw error
      }
    },
  }
}
