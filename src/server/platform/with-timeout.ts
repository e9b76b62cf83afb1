import { setTimeout as wait } from 'node:timers/promises'

/** What the work gives, or `otherwise` when it takes longer than this. The work itself is not stopped. */
export async function withTimeout<T>(limit: number, work: PromiseLike<T>, otherwise: T): Promise<T> {
  const timer = new AbortController()
  const late = wait(limit, otherwise, { signal: timer.signal }).catch(() => otherwise)
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
