import { createHmac } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { Limit } from '#domain/limits.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { takeFromBucket } from './store.ts'
import { createWaitingLine, isRefusal, type Refusal } from './waiting-line.ts'

/** One thing that is counted: a limit and what it is counted by (an e-mail, an address...). */
export type Counted = { name: string; limit: Limit; by: string }

export type Limiter = ReturnType<typeof createLimiter>

/** One try that was taken; in the end it is kept, which is to say counted, or given back. */
type Place = { keep: () => void; giveBack: () => Promise<void> }

/**
 * Limits kept in the database, so that they hold over nodes and restarts. Each is a bucket stored as the moment at
 * which it will be full again; the database's clock is the only one asked.
 */
export function createLimiter({ sql, secret }: { sql: Sql; secret: string }) {
  const line = createWaitingLine()
  const keyOf = ({ name, by }: Counted) =>
    createHmac('sha256', secret).update(`${name}\0${by}`).digest('base64url')

  async function putBack(key: string, { refill }: Limit): Promise<void> {
    const step = `${refill} milliseconds`
    await sql`update limites set "fullAt" = "fullAt" - ${step}::interval where key = ${key}`
  }

  async function takePlaces(all: Counted[]): Promise<Place[] | (Refusal & { seconds: number })> {
    const places: Place[] = []
    try {
      for (const counted of all) {
        const key = keyOf(counted)
        const seconds = await takeFromBucket(sql, { key, limit: counted.limit })
        if (seconds !== null) {
          await giveAllBack(places)
          return { refusedBy: key, seconds }
        }
        const keep = line.hold(key)
        places.push({ keep, giveBack: () => putBack(key, counted.limit).finally(keep) })
      }
      return places
    } catch (error) {
      // Nobody may wait for a decision that will never come.
      for (const place of places) place.keep()
      throw error
    }
  }

  /** `counts` is asked about the error, or about undefined when there was none. */
  async function countIf<T>(
    all: Counted[],
    counts: (error: unknown) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const places = granted(await line.enter(() => takePlaces(all)))
    const decide = async (error?: unknown) => {
      if (counts(error)) for (const place of places) place.keep()
      else await giveAllBack(places)
    }
    let result: T
    try {
      result = await work()
    } catch (error) {
      await decide(error)
      throw error
    }
    await decide()
    return result
  }

  return {
    /** Takes one of each, or refuses with the time to wait. */
    async take(...all: Counted[]): Promise<void> {
      for (const place of granted(await takePlaces(all))) place.keep()
    },

    /**
     * Does the work if there is room, and counts it only if it fails with one of these codes. The places are taken
     * before the work and given back after it, so that many guesses at once are still counted one by one; who
     * finds all of them taken by work that is not decided yet waits for the decision.
     */
    countFailures: <T>(all: Counted[], failures: readonly AppError['code'][], work: () => Promise<T>) =>
      countIf(all, (error) => error instanceof AppError && failures.includes(error.code), work),

    /** Does the work if there is room, and counts it only if it succeeds. */
    countSuccesses: <T>(all: Counted[], work: () => Promise<T>) =>
      countIf(all, (error) => error === undefined, work),
  }
}

async function giveAllBack(places: Place[]): Promise<void> {
  await Promise.all(places.map((place) => place.giveBack()))
}

function granted(outcome: Place[] | Refusal): Place[] {
  if (!isRefusal(outcome)) return outcome
  const retryAfter = 'seconds' in outcome ? Number(outcome.seconds) : 1
  throw new AppError('too_many_tries', { retryAfter })
}
