export type Sequence = () => number

/** Numbers from 0 up to 1 that look random and are the same each time. */
export function sequenceOf(seed: number): Sequence {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function shuffle<Item>(items: Item[], next: Sequence): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const kept = items[at] as Item
    items[at] = items[other] as Item
    items[other] = kept
  }
  return items
}
