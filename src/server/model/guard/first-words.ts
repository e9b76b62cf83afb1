const KEPT = 200

export type FirstWords = ReturnType<typeof createFirstWords>

/** How long the newest replies of this node took to their first word, in seconds. */
export function createFirstWords() {
  const kept: number[] = []
  return {
    add(seconds: number): void {
      kept.push(seconds)
      if (kept.length > KEPT) kept.shift()
    },
    median(): number | null {
      return kept.toSorted((a, b) => a - b)[Math.floor(kept.length / 2)] ?? null
    },
  }
}
