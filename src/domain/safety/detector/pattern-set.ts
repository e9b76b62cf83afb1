import { anchorOf } from './anchor.ts'
import { matchAt, type Reading } from './match.ts'
import { compilePattern, type Step, type Vocabulary, type WordClasses } from './pattern.ts'

type Entry = {
  readonly owner: number
  readonly step: Step
  /** The words a match can begin with. */
  readonly starts: ReadonlySet<number>
  readonly lead: number
  readonly denying: boolean
}

/** A pattern with a 'não' of its own. */
const ownDenial =
  /(?:^|[ |_])(?:nao|nunca|nem|sem|jamais|ninguem|@NAO|@ME_CONTROLA|@FIM|@TANTO_FAZ)(?:$|[ |_?])/

/** Many patterns, each with the number of its owner, looked for together. */
export type PatternSet = { readonly byWord: readonly (readonly Entry[] | undefined)[] }

export function createPatternSet(
  owners: readonly (readonly string[])[],
  classes: WordClasses,
  vocabulary: Vocabulary,
): PatternSet {
  const byWord: (Entry[] | undefined)[] = []
  owners.forEach((patterns, owner) => {
    for (const pattern of patterns) {
      const anchor = anchorOf(pattern, classes)
      const step = compilePattern(pattern, classes, vocabulary)
      const entry = {
        owner,
        step,
        starts: firstWords(step),
        lead: anchor.lead,
        denying: ownDenial.test(pattern),
      }
      for (const word of anchor.words) {
        const id = vocabulary.add(word)
        const list = byWord[id]
        if (list) list.push(entry)
        else byWord[id] = [entry]
      }
    }
  })
  return { byWord: Array.from(byWord) }
}

function firstWords(step: Step): ReadonlySet<number> {
  switch (step.kind) {
    case 'words':
      return new Set(step.next.keys())
    case 'any':
      return new Set(step.options.flatMap((option) => [...firstWords(option)]))
    case 'begin':
      return firstWords(step.then)
    default:
      throw new Error('a pattern begins with a word')
  }
}

/** Calls `found` for each match; what it answers says whether that owner is still looked for. */
export function scan(
  set: PatternSet,
  reading: Reading,
  from: number,
  to: number,
  wanted: (owner: number) => boolean,
  found: (owner: number, start: number, end: number, denying: boolean) => void,
): void {
  for (let at = from; at < to; at++) {
    const entries = set.byWord[reading.ids[at] ?? 0]
    if (!entries) continue
    for (const { owner, step, starts, lead, denying } of entries) {
      if (!wanted(owner)) continue
      for (let start = Math.max(from, at - lead); start <= at; start++) {
        if (!starts.has(reading.ids[start] ?? 0)) continue
        const end = matchAt(step, reading, start)
        if (end > at) {
          found(owner, start, end, denying)
          if (!wanted(owner)) break
        }
      }
    }
  }
}

/** Whether any pattern of the set is there. */
export function occurs(set: PatternSet, reading: Reading, from = 0, to = reading.ids.length): boolean {
  let there = false
  scan(
    set,
    reading,
    from,
    to,
    () => !there,
    () => {
      there = true
    },
  )
  return there
}
