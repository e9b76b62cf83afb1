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
export function matchAt(step: Step, reading: Reading, at: number): number {
  return run(step, reading, at, 0)
}

function run(step: Step, reading: Reading, at: number, skip: number): number {
  switch (step.kind) {
    case 'done':
      return at
    case 'words':
      return runWords(step.next, reading, at, skip)
    case 'any': {
      for (const option of step.options) {
        const end = run(option, reading, at, skip)
        if (end >= 0) return end
      }
      return -1
    }
    case 'gap':
      return runGap(step.upTo, step.then, reading, at)
    case 'not': {
      const next = nextWord(reading, at)
      return step.words.has(next) ? -1 : run(step.then, reading, at, skip)
    }
    case 'end': {
      const next = nextWord(reading, at)
      const over = next === -1 || next === reading.stop || next === reading.pause
      return over ? run(step.then, reading, at, skip) : -1
    }
    case 'begin': {
      const before = at === 0 ? -1 : (reading.ids[at - 1] ?? -1)
      const starts = before === -1 || before === reading.stop || before === reading.pause
      return starts ? run(step.then, reading, at, skip) : -1
    }
  }
}

function runWords(
  next: ReadonlyMap<number, readonly Step[]>,
  reading: Reading,
  at: number,
  skip: number,
): number {
  for (let position = at, passed = 0; position < reading.ids.length; position++, passed++) {
    const id = reading.ids[position] ?? 0
    const steps = next.get(id)
    if (steps) {
      for (const step of steps) {
        const end = run(step, reading, position + 1, fillersBetween)
        if (end >= 0) return end
      }
    }
    if (passed >= skip || !reading.fillers.has(id)) return -1
  }
  return -1
}

function runGap(upTo: number, then: Step, reading: Reading, at: number): number {
  for (let position = at; position <= at + upTo && position <= reading.ids.length; position++) {
    const end = run(then, reading, position, 1)
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
