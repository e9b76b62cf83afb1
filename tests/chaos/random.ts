export type Random = ReturnType<typeof createRandom>

/** Random choices that are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** A whole number from low to high, both included. */
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: (share: number) => next() < share,
  }
}
