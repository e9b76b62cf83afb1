export type Refusal = { refusedBy: string }

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

    /** Makes the attempt, and makes it again for as long as a retry may succeed. */
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

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refusedBy' in outcome
}

function noop(): void {}
