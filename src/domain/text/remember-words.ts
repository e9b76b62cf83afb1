const MOST_REMEMBERED = 20_000

/** Finds each word's answer once, for most words come again. Forgets all of them when there are too many. */
export function rememberWords<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= MOST_REMEMBERED) known.clear()
    const found = find(word)
    known.set(word, found)
    return found
  }
}
