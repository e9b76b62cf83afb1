import { after, kinds } from './program.ts'

/** What a pattern runs over: word numbers, and which of them are fillers, stops and pauses. */
export type Reading = {
  readonly ids: Int32Array
  /** By word number: 1 for a filler. */
  readonly fillers: Uint8Array
  readonly stop: number
  readonly pause: number
}

/** So many fillers may stand between two words of a pattern. */
export const fillersBetween = 3

/** The end of the match that begins at `at`, or -1. */
export const matchAt = (code: Int32Array, state: number, reading: Reading, at: number): number =>
  run(code, state, reading, at, 0)

/** Goes on in a loop as long as there is one way to go on, and calls itself where there are several. */
function run(code: Int32Array, begin: number, reading: Reading, from: number, mayPass: number): number {
  const { ids, fillers } = reading
  let state = begin
  let at = from
  /** How many fillers may be passed over before the next word. */
  let skip = mayPass
  for (;;) {
    const first = code[state + 1] ?? 0
    switch (code[state]) {
      case kinds.word:
      case kinds.words: {
        const last = Math.min(at + skip, ids.length - 1)
        if (at > last) return -1
        const id = ids[at] ?? 0
        const next = after(code, state, id)
        const isPassable = at < last && fillers[id] === 1
        if (next < 0 && !isPassable) return -1
        if (next >= 0 && isPassable) {
          const end = run(code, next, reading, at + 1, fillersBetween)
          if (end >= 0) return end
        }
        at += 1
        if (isPassable) skip -= 1
        else {
          state = next
          skip = fillersBetween
        }
        break
      }
      case kinds.done:
        return at
      case kinds.gap:
        return runGap(code, state, reading, at)
      case kinds.any: {
        const last = state + 1 + first
        for (let option = state + 2; option < last; option++) {
          const end = run(code, code[option] ?? 0, reading, at, skip)
          if (end >= 0) return end
        }
        state = code[last] ?? 0
        break
      }
      case kinds.not:
        if (after(code, first, nextWord(reading, at)) >= 0) return -1
        state = code[state + 2] ?? 0
        break
      case kinds.end:
        if (!isEnd(reading, nextWord(reading, at))) return -1
        state = first
        break
      default:
        if (at > 0 && !isEnd(reading, ids[at - 1] ?? -1)) return -1
        state = first
    }
  }
}

const isEnd = (reading: Reading, id: number) => id === -1 || id === reading.stop || id === reading.pause

function runGap(code: Int32Array, state: number, reading: Reading, at: number): number {
  const { ids, fillers, stop } = reading
  const next = code[state + 2] ?? 0
  const isTable = code[next] === kinds.word || code[next] === kinds.words
  const last = Math.min(at + (code[state + 1] ?? 0), ids.length)
  for (let position = at; position <= last; position++) {
    const id = ids[position] ?? 0
    // Most words are not the one waited for: that needs no call.
    if (!isTable || fillers[id] === 1 || after(code, next, id) >= 0) {
      const end = run(code, next, reading, position, 1)
      if (end >= 0) return end
    }
    if (id === stop) return -1
  }
  return -1
}

function nextWord({ ids, fillers }: Reading, at: number): number {
  let position = at
  while (position < ids.length && fillers[ids[position] ?? 0] === 1) position++
  return position < ids.length ? (ids[position] ?? 0) : -1
}
