import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { Limit } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { type Bucket, longestWait, putIntoBucket, takeFromBuckets } from './store.ts'

export type Counted = { name: string; limit: Limit; by: string }

export type Limiter = ReturnType<typeof createLimiter>

/** Limits that hold over nodes and restarts, each stored as the moment at which it is full by the database's clock. */
export function createLimiter({ sql, secret }: { sql: Sql; secret: string }) {
  const { reserve, reserveInTurn } = createReservations(sql)

  const bucketsOf = (all: readonly Counted[]): Bucket[] =>
    all.map(({ name, limit, by }) => ({
      key: createHmac('sha256', secret).update(`${name}\0${by}`).digest('base64url'),
      limit,
    }))

  /** `counts` is asked about the error, or about undefined when there was none. */
  async function countIf<T>(
    all: Counted[],
    counts: (error: unknown) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const { decide } = granted(await reserveInTurn(bucketsOf(all)))
    let result: T
    try {
      result = await work()
    } catch (error) {
      await decide(counts(error))
      throw error
    }
    await decide(counts(undefined))
    return result
  }

  return {
    async take(...all: Counted[]): Promise<void> {
      const { decide } = granted(await reserve(bucketsOf(all)))
      await decide(true)
    },

    /**
     * Does the work if there is room, and counts it only if it fails with one of these codes. Tries are reserved
     * before the work and given back after it, so that many guesses at once are still counted one by one; a request
     * that finds all of them reserved by work that is not decided yet waits for the decision.
     */
    countFailures: <T>(all: Counted[], failures: readonly AppError['code'][], work: () => Promise<T>) =>
      countIf(all, (error) => error instanceof AppError && failures.includes(error.code), work),

    countSuccesses: <T>(all: Counted[], work: () => Promise<T>) =>
      countIf(all, (error) => error === undefined, work),
  }
}

/** One try of each bucket; in the end it is counted or given back. */
type Reservation = { keys: string[]; decided: Promise<void>; decide: (isCounted: boolean) => Promise<void> }
/** The bucket that had none, and the decisions of this node that may give one back to it. */
type Refusal = { key: string; seconds: number; decisions: Promise<void>[] }

function createReservations(sql: Sql) {
  const undecided = new Set<Reservation>()
  /** For each attempt under way, the reservations that were held at any time of it. */
  const attempts = new Set<Set<Reservation>>()
  const inTurn = createTurns()

  function hold(buckets: readonly Bucket[]): Reservation {
    const { promise: decided, resolve } = Promise.withResolvers<void>()
    const held: Reservation = { keys: buckets.map(({ key }) => key), decided, decide }
    async function decide(isCounted: boolean): Promise<void> {
      try {
        if (!isCounted) await Promise.all(buckets.map((bucket) => putIntoBucket(sql, bucket)))
      } finally {
        // Also without the database: no request may wait for a decision that will never come.
        undecided.delete(held)
        resolve()
      }
    }
    for (const seen of [undecided, ...attempts]) seen.add(held)
    return held
  }

  async function reserve(buckets: Bucket[]): Promise<Reservation | Refusal> {
    const seen = new Set(undecided)
    attempts.add(seen)
    try {
      const held = hold(await takeFromBuckets(sql, buckets))
      if (held.keys.length === buckets.length) return held
      await held.decide(false)
      const full = await longestWait(sql, buckets)
      // Without one there is room by now: a try was given back in between.
      if (!full) return await reserve(buckets)
      const ofKey = [...seen].filter(({ keys }) => keys.includes(full.key))
      return { ...full, decisions: ofKey.map(({ decided }) => decided) }
    } finally {
      attempts.delete(seen)
    }
  }

  /** Those that a bucket refused try again in the order of coming, whenever a reservation of it is decided. */
  async function reserveInTurn(buckets: Bucket[]): Promise<Reservation | Refusal> {
    const first = await reserve(buckets)
    if (!mayWait(first)) return first
    return inTurn(first.key, async () => {
      let outcome: Reservation | Refusal = first
      while (mayWait(outcome)) {
        await Promise.race(outcome.decisions)
        outcome = await reserve(buckets)
      }
      return outcome
    })
  }

  return { reserve, reserveInTurn }
}

const mayWait = (outcome: Reservation | Refusal): outcome is Refusal =>
  'decisions' in outcome && outcome.decisions.length > 0

function granted(outcome: Reservation | Refusal): Reservation {
  if ('decide' in outcome) return outcome
  throw new AppError('too_many_tries', { retryAfter: outcome.seconds })
}

/** Does the work of each key one at a time, in the order of coming. */
function createTurns() {
  const lasts = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (lasts.get(key) ?? Promise.resolve()).then(work, work)
    lasts.set(key, turn)
    const forget = () => lasts.get(key) === turn && lasts.delete(key)
    turn.then(forget, forget)
    return turn
  }
}

export const limitPerson = (limiter: Limiter, name: string, ...limits: Limit[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await takeOfPerson(limiter, name, c.get('person').id, ...limits)
    await next()
  })

/** The same where the refusal must say something about the request. */
export async function takeOfPerson(limiter: Limiter, name: string, by: string, ...limits: Limit[]) {
  await limiter.take(...limits.map((limit, at) => ({ name: `${name}-${at}`, limit, by })))
}
