import { BREAKER_FAILURES, BREAKER_TRIAL, BREAKER_WINDOW } from '../limits.ts'

/**
 * Sends no requests to a service that fails. Closed, it remembers when the last failures were; open, it lets one
 * request through at intervals, and the first that succeeds closes it. Times are those of a clock that is never set.
 */
export type Breaker =
  | { state: 'closed'; since: number; failures: readonly number[] }
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

export function withFailure(breaker: Breaker, now: number): Breaker {
  if (breaker.state === 'open') return breaker
  const failures = [...breaker.failures, now].filter((at) => now - at < BREAKER_WINDOW)
  return failures.length < BREAKER_FAILURES
    ? { ...breaker, failures }
    : { state: 'open', since: now, triedAt: now }
}

export function withSuccess(breaker: Breaker, now: number): Breaker {
  if (breaker.state === 'open') return newBreaker(now)
  return breaker.failures.length === 0 ? breaker : { ...breaker, failures: [] }
}
