import { anchorOf } from './anchor.ts'
import { matchAt, type Reading } from './match.ts'
import {
  compilePattern,
  mayHold,
  type Sketch,
  type Step,
  sketchOf,
  type Vocabulary,
  type WordClasses,
} from './pattern.ts'

type Entry = {
  /** Its place among the entries of the set. */
  readonly index: number
  readonly owner: number
  readonly step: Step
  readonly sketch: Sketch
  /** By word number: 1 for the words a match can begin with. */
  readonly starts: Uint8Array
  readonly lead: number
  readonly denying: boolean
}

/** A pattern with a 'não' of its own. */
const ownDenial =
  /(?:^|[ |_])(?:nao|nunca|nem|sem|jamais|ninguem|@NAO|@ME_CONTROLA|@FIM|@TANTO_FAZ)(?:$|[ |_?])/

/** Many patterns, each with the number of its owner, looked for together. */
export type PatternSet = {
  readonly byWord: readonly (readonly Entry[] | undefined)[]
  readonly entries: number
}

export function createPatternSet(
  owners: readonly (readonly string[])[],
  classes: WordClasses,
  vocabulary: Vocabulary,
): PatternSet {
  const byWord: (Entry[] | undefined)[] = []
  const tables = new Map<string, Uint8Array>()
  let entries = 0
  owners.forEach((patterns, owner) => {
    for (const pattern of patterns) {
      const anchor = anchorOf(pattern, classes)
      const step = compilePattern(pattern, classes, vocabulary)
      const first = firstWords(step)
      const entry = {
        index: entries,
        owner,
        step,
        sketch: sketchOf(first),
        starts: tableOf(first, tables),
        lead: anchor.lead,
        denying: ownDenial.test(pattern),
      }
      entries += 1
      for (const word of anchor.words) {
        const id = vocabulary.add(word)
        const list = byWord[id]
        if (list) list.push(entry)
        else byWord[id] = [entry]
      }
    }
  })
  return { byWord: Array.from(byWord), entries }
}

/** The words as a table to look into; patterns that begin alike share one. */
function tableOf(words: ReadonlySet<number>, tables: Map<string, Uint8Array>): Uint8Array {
  const sorted = [...words].sort((a, b) => a - b)
  const key = sorted.join()
  const known = tables.get(key)
  if (known) return known
  const table = new Uint8Array((sorted.at(-1) ?? 0) + 1)
  for (const id of sorted) table[id] = 1
  tables.set(key, table)
  return table
}

function firstWords(step: Step): ReadonlySet<number> {
  if (step.kind === 'words') return new Set(step.next.keys())
  if (step.kind === 'any') return new Set(step.options.flatMap((option) => [...firstWords(option)]))
  if (step.kind === 'begin' && step.after) return firstWords(step.after)
  throw new Error('a pattern begins with a word')
}

/**
 * Calls `found` for each match, as long as its owner is `wanted`. A pattern is tried once from each place it can
 * begin at, however many of its anchors follow: the cost of a text that repeats itself stays that of any other.
 */
export function scan(
  set: PatternSet,
  reading: Reading,
  from: number,
  to: number,
  wanted: (owner: number) => boolean,
  found: (owner: number, start: number, end: number, denying: boolean) => void,
): void {
  const { ids } = reading
  const untried = new Int32Array(set.entries).fill(from)
  let sentence = from
  for (let at = from; at < to; at++) {
    // No pattern names a stop, and none reaches over one.
    if (ids[at] === reading.stop) sentence = at + 1
    const entries = set.byWord[ids[at] ?? 0]
    if (entries === undefined) continue
    for (const entry of entries) {
      const { owner, sketch, starts } = entry
      const first = Math.max(untried[entry.index] ?? from, at - entry.lead, sentence)
      untried[entry.index] = at + 1
      for (let start = first; start <= at; start++) {
        const id = ids[start] ?? 0
        if (!mayHold(sketch, id) || starts[id] !== 1) continue
        if (!wanted(owner)) break
        const end = matchAt(entry.step, reading, start)
        if (end > at) {
          found(owner, start, end, entry.denying)
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
