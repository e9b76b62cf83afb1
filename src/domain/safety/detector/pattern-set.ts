import { createAnchors } from './anchor.ts'
import { matchAt, type Reading } from './match.ts'
import { createParser, type Vocabulary, type WordClasses } from './pattern.ts'
import { createProgram, firstWords, mayHold, type Program, sketchOf } from './program.ts'

/** Many patterns, each with the number of its owner, looked for together. */
export type PatternSet = {
  readonly program: Program
  /** The patterns, side by side: `width` numbers for each (see `column`). */
  readonly patterns: Int32Array
  /** By word number: from where to where in `anchored` its patterns are. */
  readonly from: Int32Array
  /** The patterns of each anchor word, as places in `patterns`. */
  readonly anchored: Int32Array
  /** By pattern, while a text is scanned: where it was not tried yet. */
  readonly untried: Int32Array
}

/**
 * What is known of a pattern: its owner, where its program begins, how many words before its anchor it may begin,
 * whether it has a 'não' of its own, and a sketch of the words it begins with.
 */
const column = { owner: 0, state: 1, lead: 2, denying: 3, low: 4, high: 5 } as const
const width = 6

/** A pattern with a 'não' of its own. */
const ownDenial =
  /(?:^|[ |_])(?:nao|nunca|nem|sem|jamais|ninguem|@NAO|@ME_CONTROLA|@FIM|@TANTO_FAZ)(?:$|[ |_?])/

/** Makes sets that share one vocabulary and one program. */
export function createPatternSets(classes: WordClasses, vocabulary: Vocabulary) {
  const parse = createParser(classes, vocabulary.add)
  const anchorOf = createAnchors(vocabulary)
  const program = createProgram()

  return (owners: readonly (readonly string[])[]): PatternSet => {
    const rows: number[] = []
    const byWord: number[][] = []
    owners.forEach((patterns, owner) => {
      for (const pattern of patterns) {
        const items = parse(pattern)
        const anchor = anchorOf(items)
        for (const id of anchor.words) {
          const list = byWord[id]
          if (list) list.push(rows.length)
          else byWord[id] = [rows.length]
        }
        const state = program.compile(items)
        const { low, high } = sketchOf(firstWords(program.code, state))
        rows.push(owner, state, anchor.lead, ownDenial.test(pattern) ? 1 : 0, low, high)
      }
    })
    const from = new Int32Array(byWord.length + 1)
    const anchored: number[] = []
    for (let id = 0; id < byWord.length; id++) {
      from[id] = anchored.length
      anchored.push(...(byWord[id] ?? []))
    }
    from[byWord.length] = anchored.length
    return {
      program,
      patterns: Int32Array.from(rows),
      from,
      anchored: Int32Array.from(anchored),
      untried: new Int32Array(rows.length / width),
    }
  }
}

/**
 * Calls `found` for each match, as long as its owner is `wanted`. A pattern is tried once from each place it can
 * begin at, however many of its anchors follow: the cost of a text that repeats itself stays that of any other.
 */
export function scan(
  set: PatternSet,
  reading: Reading,
  start: number,
  end: number,
  wanted: (owner: number) => boolean,
  found: (owner: number, start: number, end: number, denying: boolean) => void,
): void {
  const { patterns, from, anchored, untried } = set
  const { code } = set.program
  const { ids, stop } = reading
  untried.fill(start)
  let sentence = start
  for (let at = start; at < end; at++) {
    const anchor = ids[at] ?? 0
    // No pattern names a stop, and none reaches over one.
    if (anchor === stop) sentence = at + 1
    const last = from[anchor + 1] ?? 0
    for (let next = from[anchor] ?? 0; next < last; next++) {
      const row = anchored[next] ?? 0
      const low = patterns[row + column.low] ?? 0
      const high = patterns[row + column.high] ?? 0
      const tried = (row / width) | 0
      const first = Math.max(untried[tried] ?? 0, at - (patterns[row + column.lead] ?? 0), sentence)
      untried[tried] = at + 1
      for (let begin = first; begin <= at; begin++) {
        if (!mayHold(low, high, ids[begin] ?? 0)) continue
        const owner = patterns[row + column.owner] ?? 0
        if (!wanted(owner)) break
        const reached = matchAt(code, patterns[row + column.state] ?? 0, reading, begin)
        if (reached > at) found(owner, begin, reached, patterns[row + column.denying] === 1)
      }
    }
  }
}

/** Whether any pattern of the set is there. */
export function occurs(set: PatternSet, reading: Reading, start = 0, end = reading.ids.length): boolean {
  let there = false
  scan(
    set,
    reading,
    start,
    end,
    () => !there,
    () => {
      there = true
    },
  )
  return there
}
