export type Refusal = { refusedBy: string }

/**
 * Where those wait who were refused a place of a key while this node still holds places of it that may be given
 * back. One at a time tries again, whenever one of those is decided.
 */
export function createWaitingLine() {
  const held = new Map<string, Set<Promise<void>>>()
  const lines = new Map<string, Promise<unknown>>()
  /** For each attempt under way, the keys of which a place was decided meanwhile. */
  const attempts = new Set<Set<string>>()

  /** Makes the attempt. `mayTurn` resolves when its refusal may have turned; null says that it will not. */
  async function attemptOnce<T>(attempt: () => Promise<T | Refusal>) {
    const decided = new Set<string>()
    attempts.add(decided)
    try {
      const outcome = await attempt()
      if (!isRefusal(outcome)) return { outcome, mayTurn: null }
      const places = [...(held.get(outcome.refusedBy) ?? [])]
      if (decided.has(outcome.refusedBy)) return { outcome, mayTurn: Promise.resolve() }
      return { outcome, mayTurn: places.length > 0 ? Promise.race(places) : null }
    } finally {
      attempts.delete(decided)
    }
  }

  async function tryInTurn<T>(attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
    for (;;) {
      const { outcome, mayTurn } = await attemptOnce(attempt)
      if (!mayTurn) return outcome
      await mayTurn
    }
  }

  return {
    /** Says that a place of this key is held, until the function that is returned is called. */
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

    /** Makes the attempt, and makes it again for as long as its refusal may still turn. */
    async enter<T>(attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
      const { outcome, mayTurn } = await attemptOnce(attempt)
      if (!isRefusal(outcome) || !mayTurn) return outcome
      const key = outcome.refusedBy
      const turn = (lines.get(key) ?? Promise.resolve()).then(() => tryInTurn(attempt))
      const end = turn.then(noop, noop)
      lines.set(key, end)
      end.then(() => lines.get(key) === end && lines.delete(key))
      return turn
    },
  }
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refusedBy' in outcome
}

function noop(): void {}
