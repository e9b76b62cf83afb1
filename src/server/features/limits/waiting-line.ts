export type Refusal = { refusedBy: string }

/**
 * Where those wait who were refused a place of a key while this node still holds places of it that may be given
 * back. One at a time tries again, whenever one of those is decided.
 */
export function createWaitingLine() {
  const held = new Map<string, Set<Promise<void>>>()
  const lines = new Map<string, Promise<unknown>>()

  const undecided = (key: string) => [...(held.get(key) ?? [])]

  /** Tries until there is a place, or until nobody is left who could give one back. */
  async function tryInTurn<T>(keys: string[], attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
    for (;;) {
      const before = new Map(keys.map((key) => [key, undecided(key)]))
      const outcome = await attempt()
      if (!isRefusal(outcome)) return outcome
      const places = [...(before.get(outcome.refusedBy) ?? []), ...undecided(outcome.refusedBy)]
      if (places.length === 0) return outcome
      await Promise.race(places)
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
        resolve()
      }
    },

    /** Makes an attempt at places of these keys, and makes it again for as long as its refusal may still turn. */
    async enter<T>(keys: string[], attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
      const outcome = await attempt()
      if (!isRefusal(outcome) || undecided(outcome.refusedBy).length === 0) return outcome
      const key = outcome.refusedBy
      const turn = (lines.get(key) ?? Promise.resolve()).then(() => tryInTurn(keys, attempt))
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
