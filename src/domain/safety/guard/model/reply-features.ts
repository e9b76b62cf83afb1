import { hashOf } from '../../../classifier/hash-of.ts'
import { rememberWords } from '../../../text/remember-words.ts'
import { type RiskLevel, riskLevels } from '../../risk-level.ts'
import type { SentenceReading } from '../read-sentence.ts'
import { type ReplyConcept, replyConceptsOf } from './reply-concepts.ts'

/** How many numbers there are for each class. A power of two. */
export const BUCKETS = 1 << 18

/** Where a sentence's features are counted; each weighs the same, and their squares add up to less than one. */
export type SentenceFeatures = { readonly at: Int32Array; readonly value: number }

/** Added to the number of features, so that two words alone are no certainty. */
const STEADINESS = 24
const STEMS_AHEAD = 1
const CONCEPTS_AHEAD = 8
const MOST_WORDS = 60
const MOST_FEATURES = 1_500
const KINDS = {
  word: 1,
  stem: 2,
  ending: 3,
  pair: 4,
  near: 5,
  concept: 6,
  after: 7,
  before: 8,
  meeting: 9,
  first: 10,
  start: 11,
  about: 12,
  length: 13,
  past: 14,
  echoes: 15,
  echoed: 16,
  level: 17,
}

// 'almocei', 'morei': a reply has no day of its own. What it may do with a message is left out.
const OWN_PAST =
  /(?<![a-z])(?!(?:sei|lei|rei|hei|direi|farei|serei|estarei|notei|reparei|fiquei|pensei|imaginei|gostei|adorei|falei)(?![a-z]))[a-z]{2,}ei(?![a-z])/

const seen = new Int32Array(BUCKETS)
let sentence = 0
const found = new Int32Array(MOST_FEATURES)
let count = 0

/** The conversation that a sentence is said in. */
type SaidIn = {
  readonly level: RiskLevel
  /** Whether the person used the word. */
  readonly named: (word: string) => boolean
}

/**
 * What the classifier reads of a sentence: words, their endings, what they are about, how these meet, and which of them
 * the person had said. A sentence that was written for training is said in no conversation.
 */
export function replyFeaturesOf(reading: SentenceReading, saidIn: SaidIn | null): SentenceFeatures {
  sentence += 1
  count = 0
  const texts = (reading.own.match(/[a-z0-9%]+|\?/g) ?? []).slice(0, MOST_WORDS)
  const words = texts.map(replyWordFeatures)
  const isEcho = texts.map((text) => text.length > 3 && (saidIn?.named(text) ?? false))
  const concepts = words.map((word, at) => (isEcho[at] ? word.echoed : word.concepts))
  for (let at = 0; at < words.length; at++) {
    addWord(at, words)
    addConcepts(at, concepts, words)
  }
  const [first, second] = words
  if (first) {
    add(KINDS.first, first.stem)
    add(KINDS.start, first.word, second?.word)
    for (const concept of concepts[0] ?? []) add(KINDS.about, concept)
  }
  add(KINDS.length, Math.min(5, Math.floor(words.length / 4)))
  if (OWN_PAST.test(reading.own)) add(KINDS.past)
  if (saidIn !== null) addEchoes(words, isEcho, saidIn.level)
  return { at: found.slice(0, count), value: 1 / Math.sqrt(count + STEADINESS) }
}

function addWord(at: number, words: readonly ReplyWordFeatures[]): void {
  const word = words[at]
  if (!word) return
  add(KINDS.word, word.word)
  add(KINDS.stem, word.stem)
  if (word.ending !== null) add(KINDS.ending, word.ending)
  const next = words[at + 1]
  if (next) add(KINDS.pair, word.word, next.word)
  for (let other = at + 1; other <= at + STEMS_AHEAD; other++) {
    const near = words[other]
    if (near) add(KINDS.near, word.stem, near.stem)
  }
}

function addConcepts(
  at: number,
  concepts: readonly (readonly number[])[],
  words: readonly ReplyWordFeatures[],
): void {
  const [before, after] = [words[at - 1], words[at + 1]]
  for (const concept of concepts[at] ?? []) {
    add(KINDS.concept, concept)
    if (after) add(KINDS.after, concept, after.stem)
    if (before) add(KINDS.before, concept, before.stem)
    for (let other = at + 1; other <= at + CONCEPTS_AHEAD && other < concepts.length; other++) {
      for (const met of concepts[other] ?? []) add(KINDS.meeting, concept, met)
    }
  }
}

function addEchoes(words: readonly ReplyWordFeatures[], isEcho: readonly boolean[], level: RiskLevel): void {
  const echoed = words.filter((_, at) => isEcho[at])
  for (const word of echoed) for (const concept of word.concepts) add(KINDS.echoed, concept)
  add(KINDS.echoes, Math.min(4, echoed.length))
  add(KINDS.level, riskLevels.indexOf(level))
}

function add(kind: number, a = 0, b = 0): void {
  let hash = Math.imul(a ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 15)) + b, 0xc2b2ae35)
  hash ^= hash >>> 16
  const bucket = hash & (BUCKETS - 1)
  if (seen[bucket] === sentence || count >= MOST_FEATURES) return
  seen[bucket] = sentence
  found[count] = bucket
  count += 1
}

/** What is read of one word, as numbers that are mixed into buckets. */
type ReplyWordFeatures = {
  readonly word: number
  readonly stem: number
  /** The last three letters of a longer word, else null: 'sei', 'aria' and 'ndo' say who acts and when. */
  readonly ending: number | null
  readonly concepts: readonly number[]
  /** The concepts where the person named the illness or the medicine first. */
  readonly echoed: readonly number[]
}

const OWN_TO_TELL: readonly ReplyConcept[] = ['illness', 'medicine']

const replyWordFeatures = rememberWords((word): ReplyWordFeatures => {
  const concepts = replyConceptsOf(word)
  return {
    word: hashOf(word),
    stem: hashOf(stemOf(word)),
    ending: word.length > 4 ? hashOf(word.slice(-3)) : null,
    concepts: concepts.map(hashOf),
    echoed: concepts.map((concept) => hashOf(OWN_TO_TELL.includes(concept) ? 'echo' : concept)),
  }
})

function stemOf(word: string): string {
  const bare = word.endsWith('s') ? word.slice(0, -1) : word
  if (bare.length <= 4) return bare
  return bare
    .replace(/(?:ando|endo|indo|aria|eria|iria|mente|ar|er|ir|ou|ei|ia|am|em|o|a|e)$/, '')
    .slice(0, 7)
}
