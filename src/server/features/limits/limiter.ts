import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { Limit } from '#domain/limits.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Sql } from '#server/platform/db/database.ts'
import { putIntoBucket, takeFromBucket } from './store.ts'

export type Counted = { name: string; limit: Limit; by: string }

export type Limiter = ReturnType<typeof createLimiter>

/** One try taken from a bucket; in the end it is counted or given back. */
type Reservation = { count: () => void; giveBack: () => Promise<void> }

/** Limits that hold over nodes and restarts, each stored as the moment at which it is full by the database's clock. */
export function createLimiter({ sql, secret }: { sql: Sql; secret: string }) {
  const queue = createRetryQueue()
  const reserve = (all: Counted[]) => reserveAll({ sql, secret, queue }, all)

  /** `counts` is asked about the error, or about undefined when there was none. */
  async function countIf<T>(
    all: Counted[],
    counts: (error: unknown) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    const reservations = granted(await queue.enter(() => reserve(all)))
    const decide = async (error?: unknown) => {
      if (counts(error)) for (const reservation of reservations) reservation.count()
      else await giveAllBack(reservations)
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
    async take(...all: Counted[]): Promise<void> {
      for (const reservation of granted(await reserve(all))) reservation.count()
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

type Deps = { sql: Sql; secret: string; queue: ReturnType<typeof createRetryQueue> }

/** One try of each bucket, or which of them refused; then none is reserved. */
async function reserveAll({ sql, secret, queue }: Deps, all: Counted[]) {
  const reservations: Reservation[] = []
  try {
    for (const counted of all) {
      const key = createHmac('sha256', secret).update(`${counted.name}\0${counted.by}`).digest('base64url')
      const bucket = { key, limit: counted.limit }
      const seconds = await takeFromBucket(sql, bucket)
      if (seconds !== null) {
        await giveAllBack(reservations)
        return { refusedBy: key, seconds }
      }
      const release = queue.hold(key)
      reservations.push({ count: release, giveBack: () => putIntoBucket(sql, bucket).finally(release) })
    }
    return reservations
  } catch (error) {
    // No attempt may wait for a decision that will never come.
    for (const reservation of reservations) reservation.count()
    throw error
  }
}

async function giveAllBack(reservations: Reservation[]): Promise<void> {
  await Promise.all(reservations.map((reservation) => reservation.giveBack()))
}

function granted(outcome: Reservation[] | Refusal): Reservation[] {
  if (!isRefusal(outcome)) return outcome
  const retryAfter = 'seconds' in outcome ? Number(outcome.seconds) : 1
  throw new AppError('too_many_tries', { retryAfter })
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

type Refusal = { refusedBy: string }

/**
 * Attempts that were refused under a key wait here while this node holds reservations of that key that may still be
 * given back. One attempt of a key at a time is made again, whenever one of those reservations is decided.
 */
export function createRetryQueue() {
  const held = new Map<string, Set<Promise<void>>>()
  const queues = new Map<string, Promise<unknown>>()
  /** For each attempt under way, the keys of which a reservation was decided meanwhile. */
  const attempts = new Set<Set<string>>()

  /** Makes the attempt. `retryAt` resolves when a retry may succeed; null when none can. */
  async function attemptOnce<T>(attempt: () => Promise<T | Refusal>) {
    const decided = new Set<string>()
    attempts.add(decided)
    try {
      const outcome = await attempt()
      if (!isRefusal(outcome)) return { outcome, retryAt: null }
      const open = [...(held.get(outcome.refusedBy) ?? [])]
      if (decided.has(outcome.refusedBy)) return { outcome, retryAt: Promise.resolve() }
      return { outcome, retryAt: open.length > 0 ? Promise.race(open) : null }
    } finally {
      attempts.delete(decided)
    }
  }

  async function retry<T>(attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
    for (;;) {
      const { outcome, retryAt } = await attemptOnce(attempt)
      if (!retryAt) return outcome
      await retryAt
    }
  }

  return {
    /** Says that a reservation of this key is held, until the function that is returned is called. */
    hold(key: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(key, (held.get(key) ?? new Set()).add(promise))
      return () => {
        held.get(key)?.delete(promise)
        if (held.get(key)?.size === 0) held.delete(key)
        for (const decided of attempts) decided.add(key)
        resolve()
      }
    },

    async enter<T>(attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
      const { outcome, retryAt } = await attemptOnce(attempt)
      if (!isRefusal(outcome) || !retryAt) return outcome
      const key = outcome.refusedBy
      const retried = (queues.get(key) ?? Promise.resolve()).then(() => retry(attempt))
      const end = retried.then(noop, noop)
      queues.set(key, end)
      end.then(() => queues.get(key) === end && queues.delete(key))
      return retried
    },
  }
}

const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === 'object' && outcome !== null && 'refusedBy' in outcome

function noop(): void {}
