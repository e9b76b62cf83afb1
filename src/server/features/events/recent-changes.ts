/**
 * When something last happened to each person or session. A new stream receives for how long nothing has: what their screen
 * asked for in that time need not be asked for again. A change is kept for at least one rotation and at most two.
 */
export function createRecentChanges(now: () => number = () => performance.now()) {
  let recent = new Map<string, number>()
  let recentSince = Number.POSITIVE_INFINITY
  let older = new Map<string, number>()
  let olderSince = Number.POSITIVE_INFINITY

  return {
    /** From now on every change is received. */
    beginReceiving(): void {
      recent = new Map()
      older = new Map()
      recentSince = olderSince = now()
    },
    add(id: string): void {
      recent.set(id, now())
    },
    has: (id: string) => recent.has(id) || older.has(id),
    rotate(): void {
      older = recent
      olderSince = recentSince
      recent = new Map()
      recentSince = now()
    },
    /** For so many milliseconds nothing has happened to this person, as far as is remembered. */
    quietFor(userId: string): number {
      const last = recent.get(userId) ?? older.get(userId) ?? olderSince
      return Math.max(0, Math.floor(now() - last))
    },
  }
}
