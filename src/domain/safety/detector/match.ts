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

function run(code: Int32Array, state: number, reading: Reading, at: number, skip: number): number {
  const first = code[state + 1] ?? 0
  switch (code[state]) {
    case kinds.word:
    case kinds.words:
      return runWords(code, state, reading, at, skip)
    case kinds.done:
      return at
    case kinds.gap:
      return runGap(code, state, reading, at)
    case kinds.any: {
      for (let option = state + 2; option < state + 2 + first; option++) {
        const end = run(code, code[option] ?? 0, reading, at, skip)
        if (end >= 0) return end
      }
      return -1
    }
    case kinds.not:
      return after(code, first, nextWord(reading, at)) >= 0
        ? -1
        : run(code, code[state + 2] ?? 0, reading, at, skip)
    case kinds.end:
      return isEnd(reading, nextWord(reading, at)) ? run(code, first, reading, at, skip) : -1
    case kinds.begin:
      return at === 0 || isEnd(reading, reading.ids[at - 1] ?? -1) ? run(code, first, reading, at, skip) : -1
    default:
      return -1
  }
}

const isEnd = (reading: Reading, id: number) => id === -1 || id === reading.stop || id === reading.pause

function runWords(code: Int32Array, state: number, reading: Reading, at: number, skip: number): number {
  const { ids, fillers } = reading
  const last = Math.min(at + skip, ids.length - 1)
  for (let position = at; position <= last; position++) {
    const id = ids[position] ?? 0
    const next = after(code, state, id)
    if (next >= 0) {
      const end = run(code, next, reading, position + 1, fillersBetween)
      if (end >= 0) return end
    }
    if (fillers[id] !== 1) return -1
  }
  return -1
}

function runGap(code: Int32Array, state: number, reading: Reading, at: number): number {
  const { ids, stop } = reading
  const next = code[state + 2] ?? 0
  const last = Math.min(at + (code[state + 1] ?? 0), ids.length)
  for (let position = at; position <= last; position++) {
    const end = run(code, next, reading, position, 1)
    if (end >= 0) return end
    if (ids[position] === stop) return -1
  }
  return -1
}

function nextWord({ ids, fillers }: Reading, at: number): number {
  let position = at
  while (position < ids.length && fillers[ids[position] ?? 0] === 1) position++
  return position < ids.length ? (ids[position] ?? 0) : -1
}
