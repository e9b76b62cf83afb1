import { rememberWords } from '../text/remember-words.ts'

/** The numbers of FNV-1a, with which hashes are also joined. */
const basis = 0x811c9dc5
const prime = 0x01000193

/** The 32 bits (FNV-1a) that stand for a text among the features of a linear model. */
function hashOf(text: string): number {
  let hash = basis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash
}

/** So many words apart two subjects still meet. */
const MEETING_REACH = 8

/** What a model reads of words. */
type Options = {
  /** How many numbers the features are hashed into. A power of two. */
  readonly buckets: number
  /** What is no word has no feature: the words around it are next to each other. */
  readonly isWord: (word: string) => boolean
  /** Other words count only in a row with one of these: every sentence has them. */
  readonly isContent: (word: string) => boolean
  /** Words in a row that are one feature, at most. */
  readonly longestRow: number
  /** How much the pieces of three to five letters of a word count. */
  readonly letters?: number
  /** Words that are inflected alike are one: alone, and next to another. */
  readonly stemOf?: (word: string) => string
  /** What a word is about, so that one that was never met in training still counts: alone, beside stems, and with others near. */
  readonly subjectsOf?: (word: string) => readonly string[]
}

/** The features of a text in a row; those of its word n end before `words[n].end`. */
export type FeatureRow = ReturnType<ReturnType<typeof createFeatureMaker>>

const join = (a: number, b: number): number => Math.imul(Math.imul(a ^ 0x85ebca6b, prime) ^ b, prime)

function bucketOf(hash: number, buckets: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) & (buckets - 1)
}

/** The bucket of what is no word of the text: a kind of feature, and what it is about. */
export const bucketOfFlag = (flag: readonly string[], buckets: number): number =>
  bucketOf(
    flag.reduce((hash, part) => join(hash, hashOf(part)), basis),
    buckets,
  )

const KINDS = { stem: 2, stems: 3, subject: 4, meeting: 5, after: 6, before: 7 }

/** Reads a word as a model meets it; null for marks. */
const createWordReader = ({ buckets, isWord, isContent, letters = 0, stemOf, subjectsOf }: Options) =>
  rememberWords((word) => {
    if (!isWord(word)) return null
    const counts = isContent(word)
    const pieces = letters > 0 && counts ? piecesOf(`<${word}>`) : []
    return {
      isContent: counts,
      hash: hashOf(word),
      stem: stemOf === undefined ? 0 : hashOf(stemOf(word)),
      subjects: subjectsOf?.(word).map(hashOf) ?? [],
      pieces: pieces.map((piece) => bucketOf(join(basis, hashOf(piece)), buckets)),
    }
  })
type Word = NonNullable<ReturnType<ReturnType<typeof createWordReader>>>

type Add = (hash: number) => void

/** Adds the hashes of the rows that end with the last word. */
function addRows(read: readonly Word[], longestRow: number, add: Add): void {
  let row = 1
  let hasContent = false
  for (const part of read.slice(-longestRow).reverse()) {
    row = join(row, part.hash)
    hasContent ||= part.isContent
    if (hasContent) add(row)
  }
}

/** Adds the hashes of a word's stem and subjects, also with those before it. */
function addMeanings({ stem, subjects }: Word, read: readonly Word[], add: Add): void {
  const before = read.at(-1)
  add(join(KINDS.stem, stem))
  if (before) add(join(join(KINDS.stems, before.stem), stem))
  for (const subject of subjects) {
    add(join(KINDS.subject, subject))
    if (before) add(join(join(KINDS.before, subject), before.stem))
    for (const near of read.slice(-MEETING_REACH))
      for (const met of near.subjects) add(join(join(KINDS.meeting, met), subject))
  }
  for (const subject of before?.subjects ?? []) add(join(join(KINDS.after, subject), stem))
}

/** Makes the features of the words of a text, word by word: all that end with a word come with it. */
export function createFeatureMaker(options: Options) {
  const { buckets, letters = 0, longestRow, stemOf } = options
  const readWord = createWordReader(options)

  return (typedWords: readonly string[]) => {
    const at: number[] = []
    const value: number[] = []
    const words: { word: string; isContent: boolean; end: number }[] = []
    const read: Word[] = []
    const addBucket = (bucket: number, counts: number) => {
      at.push(bucket)
      value.push(counts)
    }
    const add = (hash: number) => addBucket(bucketOf(hash, buckets), 1)
    for (const typed of typedWords) {
      const word = readWord(typed)
      if (!word) continue
      for (const bucket of word.pieces) addBucket(bucket, letters)
      if (stemOf) addMeanings(word, read, add)
      read.push(word)
      addRows(read, longestRow, add)
      words.push({ word: typed, isContent: word.isContent, end: at.length })
    }
    return { at, value, words }
  }
}

function piecesOf(text: string): readonly string[] {
  const found = new Set<string>()
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= text.length; start++) found.add(text.slice(start, start + length))
  return [...found]
}
