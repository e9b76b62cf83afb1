import type { Step } from './pattern.ts'

/** What a pattern runs over: word numbers, and which of them are fillers, stops and pauses. */
export type Reading = {
  readonly ids: readonly number[]
  readonly fillers: ReadonlySet<number>
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
      for (const option of step.options) {
        const end = run(option, reading, at, skip)
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
  for (let position = at; position < ids.length; position++) {
    const id = ids[position] ?? 0
    const following = step.next.get(id)
    if (following !== undefined) {
      for (const then of following) {
        const end = then.kind === 'done' ? position + 1 : run(then, reading, position + 1, fillersBetween)
        if (end >= 0) return end
      }
    }
    if (position - at >= skip || !fillers.has(id)) return -1
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
  let position = at
  while (position < reading.ids.length && reading.fillers.has(reading.ids[position] ?? 0)) position++
  return position < reading.ids.length ? (reading.ids[position] ?? 0) : -1
}
