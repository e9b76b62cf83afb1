import { mayHold, type Step } from './pattern.ts'

/** What a pattern runs over: word numbers, and which of them are fillers, stops and pauses. */
export type Reading = {
  readonly ids: readonly number[]
  /** By word number: 1 for a filler. */
  readonly fillers: Uint8Array
  readonly stop: number
  readonly pause: number
}

const fillersBetween = 3

/** The end of the match that begins at `at`, or -1. */
export const matchAt = (step: Step, reading: Reading, at: number): number => run(step, reading, at, 0)

function run(step: Step | undefined, reading: Reading, at: number, skip: number): number {
  if (step === undefined) return -1
  switch (step.kind) {
    case 'words':
      return runWords(step, reading, at, skip)
    case 'done':
      return at
    case 'gap':
      return runGap(step, reading, at)
    case 'any': {
      for (let index = 0; index < step.options.length; index++) {
        const end = run(step.options[index], reading, at, skip)
        if (end >= 0) return end
      }
      return -1
    }
    case 'not':
      return step.words.has(nextWord(reading, at)) ? -1 : run(step.after, reading, at, skip)
    case 'end':
      return isEnd(reading, nextWord(reading, at)) ? run(step.after, reading, at, skip) : -1
    case 'begin':
      return at === 0 || isEnd(reading, reading.ids[at - 1] ?? -1) ? run(step.after, reading, at, skip) : -1
  }
}

const isEnd = (reading: Reading, id: number) => id === -1 || id === reading.stop || id === reading.pause

function runWords(step: Step, reading: Reading, at: number, skip: number): number {
  const { ids, fillers } = reading
  const last = Math.min(at + skip, ids.length - 1)
  for (let position = at; position <= last; position++) {
    const id = ids[position] ?? 0
    if (mayHold(step, id)) {
      const end = run(step.next.get(id), reading, position + 1, fillersBetween)
      if (end >= 0) return end
    }
    if (fillers[id] !== 1) return -1
  }
  return -1
}

function runGap(step: Step, reading: Reading, at: number): number {
  const last = Math.min(at + step.upTo, reading.ids.length)
  for (let position = at; position <= last; position++) {
    const end = run(step.after, reading, position, 1)
    if (end >= 0) return end
    if (reading.ids[position] === reading.stop) return -1
  }
  return -1
}

function nextWord(reading: Reading, at: number): number {
  const { ids, fillers } = reading
  let position = at
  while (position < ids.length && fillers[ids[position] ?? 0] === 1) position++
  return position < ids.length ? (ids[position] ?? 0) : -1
}
