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

  return {
    waitFor,
    /** Takes one; false when there is none. */
    take(key: string): boolean {
      if (waitFor(key) > 0) return false
      const full = Math.max(fullAt.get(key) ?? 0, performance.now()) + refill
      fullAt.delete(key)
      fullAt.set(key, full)
      const oldest = fullAt.size > KEYS_MAX ? fullAt.keys().next().value : undefined
      if (oldest !== undefined) fullAt.delete(oldest)
      return true
    },
  }
}
