import { HASH_BASIS as basis, hashOf, HASH_PRIME as prime } from '../../classifier/hash-of.ts'
import { rememberWords } from '../../text/remember-words.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import { marks } from '../detector/marks.ts'
import { isFunctionWord } from './function-words.ts'

/** How many numbers the features are hashed into. */
export const buckets = 1 << 19

/** How much each kind of feature counts before a window is scaled to length one. */
const weight = { row: 1, letters: 0.45 } as const

/** Words in a row that are one feature, at most. */
const longestRow = 3

function bucketOf(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) & (buckets - 1)
}

const join = (a: number, b: number): number => Math.imul(Math.imul(a ^ 0x85ebca6b, prime) ^ b, prime)

/** A word as the model meets it. */
type ModelWord = {
  /** A function word alone has no feature: every sentence has them. */
  readonly isContent: boolean
  readonly hash: number
  /** The buckets of its pieces of three to five letters. */
  readonly letters: readonly number[]
}

const emoji = /\p{Extended_Pictographic}/u

/** Null for marks: the words around them are next to each other. */
const modelWord = rememberWords((word): ModelWord | null => {
  if (!/^[a-z]/.test(word) && word !== marks.laugh && !emoji.test(word)) return null
  const isContent = !isFunctionWord(word)
  return { isContent, hash: hashOf(word), letters: isContent ? lettersOf(`<${word}>`) : [] }
})

function lettersOf(text: string): readonly number[] {
  const found = new Set<string>()
  for (let length = 3; length <= 5; length++)
    for (let start = 0; start + length <= text.length; start++) found.add(text.slice(start, start + length))
  return [...found].map((letters) => bucketOf(join(basis, hashOf(letters))))
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
  readonly words: readonly { readonly word: string; readonly isContent: boolean; readonly end: number }[]
}

/** The features of the words of a message, word by word: its letters, itself, and the rows of words that end with it. */
export function featuresOf(sentences: readonly ReadSentence[]): FeatureRow {
  const at: number[] = []
  const value: number[] = []
  const words: { word: string; isContent: boolean; end: number }[] = []
  const read: ModelWord[] = []
  for (const typed of sentences.flatMap(wordsLeft)) {
    const word = modelWord(typed)
    if (!word) continue
    read.push(word)
    for (const bucket of word.letters) {
      at.push(bucket)
      value.push(weight.letters)
    }
    let row = 1
    let isContent = false
    for (let back = 0; back < longestRow; back++) {
      const part = read[read.length - 1 - back]
      if (!part) break
      row = join(row, part.hash)
      isContent ||= part.isContent
      if (!isContent) continue
      at.push(bucketOf(row))
      value.push(weight.row)
    }
    words.push({ word: typed, isContent: word.isContent, end: at.length })
  }
  return { at, value, words }
}
