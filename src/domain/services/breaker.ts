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

export function newBreaker(now: number): Breaker {
  return { state: 'closed', since: now, failures: [] }
}

export function mayAsk(breaker: Breaker, now: number): boolean {
  return breaker.state === 'closed' || now - breaker.triedAt >= BREAKER_TRIAL
}

/** A request is sent: while the breaker is open, the next one has to wait. */
export function withTrial(breaker: Breaker, now: number): Breaker {
  return breaker.state === 'closed' ? breaker : { ...breaker, triedAt: now }
}

/** Failures of one person's requests alone may be of their making: they keep nobody else from the service. */
export function withFailure(breaker: Breaker, now: number, by: string | null = null): Breaker {
  if (breaker.state === 'open') return breaker
  const failures = [...breaker.failures, { at: now, by }].filter(({ at }) => now - at < BREAKER_WINDOW)
  const isOnePersons = by !== null && failures.every((failure) => failure.by === by)
  if (failures.length >= BREAKER_FAILURES && !isOnePersons) return { state: 'open', since: now, triedAt: now }
  return { ...breaker, failures: failures.slice(1 - BREAKER_FAILURES) }
}

export function withSuccess(breaker: Breaker, now: number): Breaker {
  if (breaker.state === 'open') return newBreaker(now)
  return breaker.failures.length === 0 ? breaker : { ...breaker, failures: [] }
}
