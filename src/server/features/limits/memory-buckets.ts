import type { Limit } from '#domain/limits.ts'

/** So many keys are remembered; beyond it the one that was asked about least recently is forgotten. */
const KEYS_MAX = 10_000

/** Limits of this node alone, for what must be decided without the database. */
export function createMemoryBuckets({ burst, refill }: Limit) {
  /** When each bucket will be full again, by the clock of `performance`. */
  const fullAt = new Map<string, number>()

  /** Milliseconds until there is room for one more; 0 when there is. */
  function waitFor(key: string): number {
    const now = performance.now()
    const full = Math.max(fullAt.get(key) ?? 0, now) + refill
    return Math.max(0, full - now - burst * refill)
  }

  /** Takes so many whether or not they are there: what is missing is waited for next time. */
  function charge(key: string, amount: number): void {
    const full = Math.max(fullAt.get(key) ?? 0, performance.now()) + amount * refill
    fullAt.delete(key)
    fullAt.set(key, full)
    const oldest = fullAt.size > KEYS_MAX ? fullAt.keys().next().value : undefined
    if (oldest !== undefined) fullAt.delete(oldest)
  }

  return {
    waitFor,
    charge,
    take(key: string): boolean {
      if (waitFor(key) > 0) return false
      charge(key, 1)
      return true
    },
  }
}
