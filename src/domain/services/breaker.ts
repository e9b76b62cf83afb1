import { BREAKER_FAILURES, BREAKER_TRIAL, BREAKER_WINDOW } from '../limits.ts'

/** `by`: the person whose request failed; null where it was nobody's. */
type Failure = { at: number; by: string | null }

/**
 * Sends no requests to a service that fails. Closed, it remembers when the last failures were; open, it lets one
 * request through at intervals, and the first that succeeds closes it. Times are those of a clock that is never set.
 */
export type Breaker =
  | { state: 'closed'; since: number; failures: readonly Failure[] }
  | { state: 'open'; since: number; triedAt: number }

export const newBreaker = (now: number): Breaker => ({ state: 'closed', since: now, failures: [] })

/** Whether the service is asked for this person: one whose own requests fail again and again waits for a trial of their own. */
export function mayAsk(breaker: Breaker, now: number, by: string | null = null): boolean {
  if (breaker.state === 'open') return now - breaker.triedAt >= BREAKER_TRIAL
  const own = by === null ? [] : breaker.failures.filter((failure) => failure.by === by)
  return own.length < BREAKER_FAILURES || now - (own.at(-1)?.at ?? now) >= BREAKER_TRIAL
}

/** A request is sent: while the breaker is open, the next one has to wait. */
export const withTrial = (breaker: Breaker, now: number): Breaker =>
  breaker.state === 'closed' ? breaker : { ...breaker, triedAt: now }

/** Of one person's failures so many count for everybody: they may be of that person's making. */
const COUNTED_OF_ONE = 2

export function withFailure(breaker: Breaker, now: number, by: string | null = null): Breaker {
  if (breaker.state === 'open') return breaker
  const recent = [...breaker.failures, { at: now, by }].filter(({ at }) => now - at < BREAKER_WINDOW)
  const own = recent.filter((failure) => failure.by === by)
  const failures = own.length > BREAKER_FAILURES ? recent.filter((failure) => failure !== own[0]) : recent
  if (countForAll(failures) >= BREAKER_FAILURES) return { state: 'open', since: now, triedAt: now }
  return { ...breaker, failures }
}

function countForAll(failures: readonly Failure[]): number {
  const people = Map.groupBy(failures, ({ by }) => by)
  return [...people].reduce(
    (all, [by, { length }]) => all + (by ? Math.min(length, COUNTED_OF_ONE) : length),
    0,
  )
}

export function withSuccess(breaker: Breaker, now: number): Breaker {
  if (breaker.state === 'open') return newBreaker(now)
  return breaker.failures.length === 0 ? breaker : { ...breaker, failures: [] }
}
