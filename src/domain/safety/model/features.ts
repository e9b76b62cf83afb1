import { HASH_BASIS as basis, hashOf, HASH_PRIME as prime } from '../../classifier/hash-of.ts'
import { rememberWords } from '../../text/remember-words.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import { marks } from '../detector/marks.ts'
import { conceptsOf, deeds, otherPeople, subjects } from './concepts.ts'
import { isFunctionWord, roleOf } from './function-words.ts'

/** How many numbers the features are hashed into. */
export const buckets = 1 << 19

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
} as const

/** A number of its own for each kind, so that kinds do not meet in a hash. */
const kinds = Object.fromEntries(Object.keys(weight).map((kind, at) => [kind, at + 1])) as Record<
  keyof typeof weight,
  number
>

/** Ideas further apart than this many words do not meet; those nearer than `rowReach` meet in their order. */
const pairReach = 8
const rowReach = 3
/** How many words after a denial are denied. */
const denialReach = 4
const stemLength = 5

function bucketOf(hash: number, kind: number): number {
  let mixed = Math.imul(hash ^ (kind * 0x9e3779b1), prime)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) & (buckets - 1)
}

const join = (a: number, b: number): number => Math.imul(Math.imul(a ^ 0x85ebca6b, prime) ^ b, prime)

/** A word as the model meets it. Of a function word only the role is met, so it has no features of its own. */
type ModelWord = {
  readonly isContent: boolean
  readonly isDenial: boolean
  /** Whether the word is about something that danger is about. */
  readonly isSubject: boolean
  readonly hash: number
  readonly stem: number
  readonly concepts: readonly number[]
  readonly at: readonly number[]
  readonly value: readonly number[]
}

const emoji = /\p{Extended_Pictographic}/u

/** Null for marks and for function words without a role: the words around them are next to each other. */
const modelWord = rememberWords((word): ModelWord | null => {
  const isWord = /^[a-z]/.test(word) || word === marks.laugh || emoji.test(word)
  const role = roleOf(word)
  const isContent = !isFunctionWord(word)
  if (!isWord || (!isContent && role === undefined)) return null
  const concepts = conceptsOf(word)
  const hash = hashOf(role ?? word)
  const stem = hashOf(role ?? word.slice(0, stemLength))
  const own: [hash: number, kind: keyof typeof weight][] = isContent
    ? [
        [hash, 'word'],
        [stem, 'stem'],
        ...concepts.map((concept) => [concept, 'concept'] as [number, 'concept']),
        ...lettersOf(`<${word}>`).map((letters) => [hashOf(letters), 'letters'] as [number, 'letters']),
      ]
    : []
  return {
    isContent,
    isDenial: role === 'NEG',
    isSubject: isContent && concepts.some((concept) => subjects.has(concept)),
    hash,
    stem,
    concepts,
    at: own.map(([from, kind]) => bucketOf(from, kinds[kind])),
    value: own.map(([, kind]) => weight[kind]),
  }
})

/** The pieces of three to five letters of a word. */
function lettersOf(text: string): readonly string[] {
  const found = new Set<string>()
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= text.length; start++) found.add(text.slice(start, start + length))
  return [...found]
}

/** Without what rules found and set aside: it is denied, over, somebody else's, quoted or made up. */
function wordsLeft({ words, signs }: ReadSentence): readonly string[] {
  const aside = signs.filter(({ context }) => context !== 'stands' && context !== 'joking')
  if (aside.length === 0) return words
  return words.filter((_, at) => !aside.some(({ start, end }) => at >= start && at < end))
}

/** The features of a message in a row; those of its word n end before `words[n].end`. */
export type FeatureRow = {
  readonly at: readonly number[]
  readonly value: readonly number[]
  readonly words: readonly { readonly word: string; readonly isSubject: boolean; readonly end: number }[]
  /** How many words each sentence has that the model reads. */
  readonly sentenceLengths: readonly number[]
}

/** All features of the words of a message, word by word: its own, then how it meets those before it in its sentence. */
export function featuresOf(sentences: readonly ReadSentence[]): FeatureRow {
  const at: number[] = []
  const value: number[] = []
  const emit = (hash: number, kind: keyof typeof weight) => {
    at.push(bucketOf(hash, kinds[kind]))
    value.push(weight[kind])
  }
  const words: { word: string; isSubject: boolean; end: number }[] = []
  let carried: number | undefined
  const sentenceLengths = sentences.map((sentence) => {
    const read: ModelWord[] = []
    let denied = 0
    let named: number | undefined
    for (const typed of wordsLeft(sentence)) {
      const word = modelWord(typed)
      if (!word) continue
      const place = read.push(word) - 1
      for (let i = 0; i < word.at.length; i++) {
        at.push(word.at[i] ?? 0)
        value.push(word.value[i] ?? 0)
      }
      meetWords(read, place, emit)
      if (denied > 0 && word.isContent) emit(word.stem, 'denied')
      denied = word.isDenial ? denialReach : denied - 1
      if (word.concepts.length > 0) meetConcepts(read, place, emit)
      named = word.concepts.find((concept) => otherPeople.has(concept)) ?? named
      if (named === undefined && carried !== undefined) carryOver(carried, word, emit)
      words.push({ word: typed, isSubject: word.isSubject, end: at.length })
    }
    carried = named ?? carried
    return read.length
  })
  return { at, value, words, sentenceLengths }
}

type Emit = (hash: number, kind: keyof typeof weight) => void

/** Function words alone make no feature. */
function meetWords(read: readonly ModelWord[], place: number, emit: Emit): void {
  const [twoBefore, before, word] = [read[place - 2], read[place - 1], read[place]]
  if (!word) return
  if (word.isContent || before?.isContent) {
    emit(join(before?.hash ?? basis, word.hash), 'pair')
    emit(join(before?.stem ?? basis, word.stem), 'stemPair')
  }
  if (!before || !twoBefore) return
  const isFramed = word.isContent || twoBefore.isContent
  if (isFramed) emit(join(twoBefore.stem, word.stem), 'skip')
  if (isFramed || before.isContent) emit(join(join(twoBefore.stem, before.stem), word.stem), 'triple')
}

function meetConcepts(read: readonly ModelWord[], place: number, emit: Emit): void {
  const here = read[place]
  if (!here) return
  for (let back = Math.max(0, place - pairReach); back < place; back++) {
    const there = read[back]
    if (!there || (!here.isSubject && !there.isSubject)) continue
    for (const other of there.concepts)
      for (const concept of here.concepts) {
        if (other === concept) continue
        emit(join(Math.min(other, concept), Math.max(other, concept)), 'conceptPair')
        if (place - back <= rowReach) emit(join(other, concept), 'conceptRow')
      }
  }
}

/** A deed in a sentence that names no person is done by the one whom an earlier sentence named: 'Ele bebe. Chega e me bate.' */
function carryOver(person: number, word: ModelWord, emit: Emit): void {
  for (const concept of word.concepts) if (deeds.has(concept)) emit(join(person, concept), 'carried')
}
