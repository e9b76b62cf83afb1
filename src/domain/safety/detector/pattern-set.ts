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
  /** The patterns of each anchor word, by their numbers. */
  readonly anchored: Int32Array
  /** By pattern, while a text is scanned: from where on it may be tried. */
  readonly untried: Int32Array
  /** While a text is scanned: a sketch of the sentence. */
  readonly sentence: Int32Array
}

/**
 * What is known of a pattern: its owner, where its program begins, how many words before its anchor it may begin,
 * whether it has a 'não' of its own, a sketch of the words it begins with, whether the sentence must hold a companion
 * of the anchor, and a sketch of the words of which one must be that companion.
 */
const column = {
  owner: 0,
  state: 1,
  lead: 2,
  denying: 3,
  low: 4,
  high: 5,
  accompanied: 6,
  companion: 7,
} as const
/** A sketch of a sentence has so many numbers of 32 bits. */
const sketchSize = 8
const width = column.companion + sketchSize

/** A pattern with a 'não' of its own. */
const ownDenial =
  /(?:^|[ |_])(?:nao|nunca|nem|sem|jamais|ninguem|@NAO|@ME_CONTROLA|@FIM|@TANTO_FAZ)(?:$|[ |_?])/

/** Makes sets that share one vocabulary and one program. */
export function createPatternSets(classes: WordClasses, vocabulary: Vocabulary) {
  const parse = createParser(classes, vocabulary.add)
  const anchorsOf = createAnchors(vocabulary)
  const program = createProgram()

  return (owners: readonly (readonly string[])[]): PatternSet => {
    const rows: number[] = []
    const byWord: number[][] = []
    owners.forEach((patterns, owner) => {
      for (const pattern of patterns) {
        const items = parse(pattern)
        const { anchor, companion } = anchorsOf(items)
        for (const id of anchor.words) {
          const list = byWord[id]
          if (list) list.push(rows.length / width)
          else byWord[id] = [rows.length / width]
        }
        const state = program.compile(items)
        const { low, high } = sketchOf(firstWords(program.code, state))
        rows.push(owner, state, anchor.lead, ownDenial.test(pattern) ? 1 : 0, low, high)
        rows.push(companion ? 1 : 0, ...sketchWords(companion ?? []))
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
      sentence: new Int32Array(sketchSize),
    }
  }
}

function sketchWords(ids: Iterable<number>): Int32Array {
  const sketch = new Int32Array(sketchSize)
  for (const id of ids) addTo(sketch, id)
  return sketch
}

function addTo(sketch: Int32Array, id: number): void {
  const place = (id >>> 5) & (sketchSize - 1)
  sketch[place] = (sketch[place] ?? 0) | (1 << (id & 31))
}

/** Sketches the words from a place up to the next stop; gives back where that is. */
function sketchSentence(sketch: Int32Array, { ids, stop }: Reading, start: number): number {
  sketch.fill(0)
  let at = start
  for (; at < ids.length && ids[at] !== stop; at++) addTo(sketch, ids[at] ?? 0)
  return at
}

/** False only when no word of the one is among those of the other. */
function mayMeet(sketch: Int32Array, patterns: Int32Array, from: number): boolean {
  for (let place = 0; place < sketchSize; place++)
    if (((sketch[place] ?? 0) & (patterns[from + place] ?? 0)) !== 0) return true
  return false
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
  const { patterns, anchored, untried, sentence: sketch } = set
  const { code } = set.program
  const { ids, stop } = reading
  untried.fill(start)
  let sentence = start
  let sentenceEnd = -1
  for (let at = start; at < end; at++) {
    const anchor = ids[at] ?? 0
    // No pattern names a stop, and none reaches over one.
    if (anchor === stop) {
      sentence = at + 1
      sentenceEnd = -1
    }
    const last = set.from[anchor + 1] ?? 0
    for (let next = set.from[anchor] ?? 0; next < last; next++) {
      const pattern = anchored[next] ?? 0
      const from = untried[pattern] ?? 0
      if (from > at) continue
      const row = pattern * width
      if (patterns[row + column.accompanied] === 1) {
        if (sentenceEnd < 0) sentenceEnd = sketchSentence(sketch, reading, sentence)
        if (!mayMeet(sketch, patterns, row + column.companion)) {
          untried[pattern] = sentenceEnd
          continue
        }
      }
      const low = patterns[row + column.low] ?? 0
      const high = patterns[row + column.high] ?? 0
      const first = Math.max(from, at - (patterns[row + column.lead] ?? 0), sentence)
      untried[pattern] = at + 1
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

/** Where the matches of a set begin. */
export function placesOf(
  set: PatternSet,
  reading: Reading,
  start = 0,
  end = reading.ids.length,
): readonly number[] {
  const places: number[] = []
  scan(set, reading, start, end, always, (_, place) => places.push(place))
  return places
}

const always = () => true
