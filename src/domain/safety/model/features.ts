import type { ReadSentence } from '../detector/find-signs.ts'
import { marks } from '../detector/marks.ts'
import { conceptsOf, deeds, otherPeople } from './concepts.ts'

/** How many numbers the features are hashed into. */
export const buckets = 1 << 20

/** How much each kind of feature counts before a window is scaled to length one. */
const weight = {
  word: 1.2,
  stem: 1,
  letters: 0.45,
  concept: 1.4,
  pair: 1,
  stemPair: 0.8,
  skip: 0.6,
  triple: 0.7,
  denied: 0.8,
  conceptRow: 1,
  conceptPair: 0.6,
  carried: 0.8,
  sign: 2.5,
} as const

/** A number of its own for each kind, so that kinds do not meet in a hash. */
const kinds = Object.fromEntries(Object.keys(weight).map((kind, at) => [kind, at + 1])) as Record<
  keyof typeof weight,
  number
>

/** Added to the square of a window's length, so that a few words alone are never sure of anything. */
export const steadiness = 30

const prime = 16777619
const basis = 2166136261

/** Ideas further apart than this many words do not meet; those nearer than `rowReach` meet in their order. */
const pairReach = 8
const rowReach = 3
/** How many words after a denial are denied. */
const denialReach = 4
const deniers = new Set(['nao', 'nunca', 'nem', 'sem', 'ninguem', 'nada', 'jamais'])
const stemLength = 5

function hashOf(text: string): number {
  let hash = basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash
}

function bucket(hash: number, kind: number): number {
  let mixed = Math.imul(hash ^ (kind * 0x9e3779b1), prime)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) & (buckets - 1)
}

const join = (a: number, b: number): number => Math.imul(Math.imul(a ^ 0x85ebca6b, prime) ^ b, prime)

/** What a word brings to a window by itself. */
type WordFeatures = {
  readonly hash: number
  readonly stem: number
  readonly concepts: readonly number[]
  readonly at: Int32Array
  readonly value: Float64Array
}

export function wordFeatures(word: string): WordFeatures {
  const hash = hashOf(word)
  const stem = hashOf(word.slice(0, stemLength))
  const concepts = conceptsOf(word)
  const at = [bucket(hash, kinds.word), bucket(stem, kinds.stem)]
  const value: number[] = [weight.word, weight.stem]
  for (const concept of concepts) {
    at.push(bucket(concept, kinds.concept))
    value.push(weight.concept)
  }
  for (const letters of lettersOf(`<${word}>`)) {
    at.push(bucket(hashOf(letters), kinds.letters))
    value.push(weight.letters)
  }
  return { hash, stem, concepts, at: Int32Array.from(at), value: Float64Array.from(value) }
}

/** The pieces of three to five letters of a word. */
function lettersOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= text.length; start++) found.add(text.slice(start, start + length))
  return found
}

/** A sentence as the model reads it: its words without pauses and quotation marks, and the signs by word. */
type ModelSentence = {
  readonly words: readonly string[]
  readonly signs: readonly (readonly string[])[]
}

export function modelSentence({ words, signs }: ReadSentence): ModelSentence {
  const byWord = new Map<number, Set<string>>()
  for (const { rule, context, start } of signs) {
    const standing = rule.weak ? [rule.id] : [rule.id, rule.level]
    const names = context === 'stands' ? standing : [`-${rule.id}`, `-${context}`]
    byWord.set(start, new Set([...(byWord.get(start) ?? []), ...names]))
  }
  const places = words.flatMap((word, at) => (word === marks.pause || word === marks.quote ? [] : [at]))
  return {
    words: places.map((at) => words[at] ?? ''),
    signs: places.map((at) => [...(byWord.get(at) ?? [])]),
  }
}

/** The features of a message in a row; those of its word n end before `wordEnds[n]`. Good until the next message is read. */
export type FeatureRow = {
  readonly at: Int32Array
  readonly value: Float64Array
  /** Where in the row the same feature was before, -1 if nowhere: it counts in windows that begin after that. */
  readonly before: Int32Array
  readonly wordEnds: readonly number[]
}

let rowAt = new Int32Array(1 << 15)
let rowValue = new Float64Array(1 << 15)
let rowBefore = new Int32Array(1 << 15)
let rowLength = 0

function emit(bucket: number, value: number): void {
  if (rowLength === rowAt.length) {
    const [at, amounts] = [rowAt, rowValue]
    rowAt = new Int32Array(2 * at.length)
    rowValue = new Float64Array(2 * at.length)
    rowBefore = new Int32Array(2 * at.length)
    rowAt.set(at)
    rowValue.set(amounts)
  }
  rowAt[rowLength] = bucket
  rowValue[rowLength] = value
  rowLength += 1
}

/** All features of the words of a message, word by word: its own, then how it meets the words before it. */
export function featuresOf(
  sentences: readonly ModelSentence[],
  own: (word: string) => WordFeatures,
): FeatureRow {
  rowLength = 0
  const wordEnds: number[] = []
  let carried: number | undefined
  for (const sentence of sentences) {
    const read = sentence.words.map(own)
    let denied = 0
    let named: number | undefined
    for (let at = 0; at < read.length; at++) {
      const word = read[at]
      if (!word) continue
      for (let i = 0; i < word.at.length; i++) emit(word.at[i] ?? 0, word.value[i] ?? 0)
      meetWords(read, at)
      if (denied > 0) emit(bucket(word.stem, kinds.denied), weight.denied)
      denied = deniers.has(sentence.words[at] ?? '') ? denialReach : denied - 1
      for (const sign of sentence.signs[at] ?? []) emit(bucket(hashOf(sign), kinds.sign), weight.sign)
      if (word.concepts.length > 0) meetConcepts(read, at)
      named = word.concepts.find((concept) => otherPeople.has(concept)) ?? named
      if (named === undefined && carried !== undefined) carryOver(carried, word)
      wordEnds.push(rowLength)
    }
    carried = named ?? carried
  }
  findBefore()
  return { at: rowAt, value: rowValue, before: rowBefore, wordEnds }
}

function meetWords(read: readonly WordFeatures[], at: number): void {
  const word = read[at]
  const before = read[at - 1]
  const twoBefore = read[at - 2]
  if (!word) return
  emit(bucket(join(before?.hash ?? basis, word.hash), kinds.pair), weight.pair)
  emit(bucket(join(before?.stem ?? basis, word.stem), kinds.stemPair), weight.stemPair)
  if (!before || !twoBefore) return
  emit(bucket(join(twoBefore.stem, word.stem), kinds.skip), weight.skip)
  emit(bucket(join(join(twoBefore.stem, before.stem), word.stem), kinds.triple), weight.triple)
}

function meetConcepts(read: readonly WordFeatures[], at: number): void {
  const here = read[at]?.concepts ?? []
  for (let back = Math.max(0, at - pairReach); back < at; back++)
    for (const other of read[back]?.concepts ?? [])
      for (const concept of here) {
        if (other === concept) continue
        const pair = join(Math.min(other, concept), Math.max(other, concept))
        emit(bucket(pair, kinds.conceptPair), weight.conceptPair)
        if (at - back <= rowReach) emit(bucket(join(other, concept), kinds.conceptRow), weight.conceptRow)
      }
}

/** A deed in a sentence that names no person is done by the one whom an earlier sentence named: 'Ele bebe. Chega e me bate.' */
function carryOver(person: number, word: WordFeatures): void {
  for (const concept of word.concepts)
    if (deeds.has(concept)) emit(bucket(join(person, concept), kinds.carried), weight.carried)
}

/**
 * A table of one message, small enough to stay near the processor: where in the row each feature was last, counted from
 * one, in the first free slot from the one that its number names.
 */
let slots = new Int32Array(1 << 15)

function findBefore(): void {
  const size = 1 << (32 - Math.clz32(2 * rowLength))
  if (slots.length < size) slots = new Int32Array(size)
  else slots.fill(0, 0, size)
  const [at, before] = [rowAt, rowBefore]
  for (let place = 0; place < rowLength; place++) {
    const bucket = at[place] ?? 0
    let slot = bucket & (size - 1)
    let found = slots[slot] ?? 0
    while (found > 0 && at[found - 1] !== bucket) {
      slot = (slot + 1) & (size - 1)
      found = slots[slot] ?? 0
    }
    before[place] = found - 1
    slots[slot] = place + 1
  }
}

let distinctAt = new Int32Array(1 << 14)
let distinctValue = new Float64Array(1 << 14)

/** Each feature of some words once. Good until the next are asked for. */
type Distinct = {
  readonly count: number
  readonly at: Int32Array
  readonly value: Float64Array
  /** The length to scale them by. */
  readonly length: number
}

/** The features of the words from `start` up to `end`. */
export function distinctIn(row: FeatureRow, start: number, end: number): Distinct {
  const { at, value, before } = row
  const [first, last] = [placeOf(row, start), placeOf(row, end)]
  if (last - first > distinctAt.length) {
    distinctAt = new Int32Array(2 * (last - first))
    distinctValue = new Float64Array(2 * (last - first))
  }
  let squares = steadiness
  let count = 0
  for (let i = first; i < last; i++) {
    if ((before[i] ?? 0) >= first) continue
    const amount = value[i] ?? 0
    squares += amount * amount
    distinctAt[count] = at[i] ?? 0
    distinctValue[count] = amount
    count += 1
  }
  return { count, at: distinctAt, value: distinctValue, length: Math.sqrt(squares) }
}

/** Where in the row the features of a word begin. */
export const placeOf = ({ wordEnds }: FeatureRow, word: number): number => wordEnds[word - 1] ?? 0
