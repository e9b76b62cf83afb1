import { conceptCount, conceptsOf } from './concepts.ts'

/** How many numbers the features are hashed into. */
export const buckets = 1 << 15

/** How much each kind of feature counts before a window is scaled to length one. */
const weight = {
  word: 1.5,
  pair: 1,
  skip: 0.7,
  letters: 0.6,
  concept: 1.8,
  conceptPair: 0.8,
  conceptRow: 1,
} as const

/** Added to the length of a window, so that a few words alone are never sure of anything. */
export const steadiness = 80

/** Most words read at a time: a longer message is read window by window, and the gravest decides. */
const windowWords = 20

/** Ideas further apart than this many words do not meet. */
const near = 9

const prime = 16777619
const basis = 2166136261

/** Spreads a hash over the buckets. */
function bucket(hash: number): number {
  let mixed = hash ^ (hash >>> 15)
  mixed = Math.imul(mixed, 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) & (buckets - 1)
}

const join = (a: number, b: number, kind: number) => Math.imul(Math.imul(a ^ kind, prime) ^ b, prime)

/** What a word brings to a window by itself. */
export type WordFeatures = {
  readonly hash: number
  readonly concepts: readonly number[]
  /** The word, its ideas and its pieces of three to five letters, with the spaces around it. */
  readonly own: Features
}

export function wordFeatures(word: string): WordFeatures {
  let hash = basis
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime)
  const concepts = conceptsOf(word)
  const ideas = concepts.map((concept) => bucket(join(concept, 0, 7)))
  const letters = [...new Set(lettersOf(` ${word} `))]
  const at = [bucket(join(hash, 0, 1)), ...ideas, ...letters]
  const value = [weight.word, ...ideas.map(() => weight.concept), ...letters.map(() => weight.letters)]
  return {
    hash,
    concepts,
    own: { count: at.length, at: Int32Array.from(at), value: Float64Array.from(value) },
  }
}

function lettersOf(text: string): readonly number[] {
  const found: number[] = []
  for (let start = 0; start + 3 <= text.length; start++) {
    let hash = basis
    for (let at = start; at < Math.min(start + 5, text.length); at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), prime)
      if (at - start >= 2) found.push(bucket(join(hash, at - start, 4)))
    }
  }
  return found
}

/** Buckets and how much each counts: the first `count` of both lists. */
export type Features = { readonly count: number; readonly at: Int32Array; readonly value: Float64Array }

// Written over by each window: there are never more features than buckets.
const foundAt = new Int32Array(buckets)
const foundValue = new Float64Array(buckets)
/** By bucket: the window that found it last, by a number that begins again after `lastTick`. */
const lastSeen = new Uint8Array(buckets)
const lastTick = 255
/** The ideas met in the last words, in the order of their numbers, and where each was last met. */
const recent = new Uint16Array(conceptCount)
const seenAt = new Int16Array(conceptCount)
let recentCount = 0
let count = 0
let tick = 0

function put(at: number, value: number): void {
  if (lastSeen[at] === tick) return
  lastSeen[at] = tick
  foundAt[count] = at
  foundValue[count] = value
  count += 1
}

/** How the words of a window meet: pairs of words and of ideas, each once. Good until the next window is read. */
export function meetingsIn(words: readonly WordFeatures[]): Features {
  if (tick === lastTick) lastSeen.fill(0)
  tick = (tick % lastTick) + 1
  count = 0
  recentCount = 0
  let before = 0
  let beforeThat = 0
  let last: readonly number[] = []
  let lastButOne: readonly number[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) continue
    if (before !== 0) put(bucket(join(before, word.hash, 2)), weight.pair)
    if (beforeThat !== 0) put(bucket(join(beforeThat, word.hash, 3)), weight.skip)
    beforeThat = before
    before = word.hash
    if (word.concepts.length === 0) continue
    putConcepts(word.concepts, at, last, lastButOne)
    lastButOne = last
    last = word.concepts
  }
  return { count, at: foundAt, value: foundValue }
}

function putConcepts(
  here: readonly number[],
  at: number,
  last: readonly number[],
  lastButOne: readonly number[],
): void {
  forget(at - near)
  for (const concept of here) {
    for (let i = 0; i < recentCount; i++) {
      const other = recent[i] ?? 0
      if (other !== concept)
        put(bucket(join(Math.min(other, concept), Math.max(other, concept), 8)), weight.conceptPair)
    }
    for (const a of last) {
      put(bucket(join(a, concept, 5)), weight.conceptRow)
      for (const b of lastButOne) put(bucket(join(join(b, a, 6), concept, 6)), weight.conceptRow)
    }
  }
  for (const concept of here) meet(concept, at)
}

/** Drops the ideas last met before a place. */
function forget(before: number): void {
  let kept = 0
  for (let i = 0; i < recentCount; i++) {
    const concept = recent[i] ?? 0
    if ((seenAt[concept] ?? 0) >= before) recent[kept++] = concept
  }
  recentCount = kept
}

function meet(concept: number, at: number): void {
  seenAt[concept] = at
  let place = 0
  while (place < recentCount && (recent[place] ?? 0) < concept) place++
  if (place < recentCount && recent[place] === concept) return
  recent.copyWithin(place + 1, place, recentCount)
  recent[place] = concept
  recentCount += 1
}

/** Cuts a message into windows at sentence ends where it can; the marks themselves are left out. */
export function windowsOf(words: readonly string[]): readonly (readonly string[])[] {
  const windows: string[][] = []
  let open: string[] = []
  let sentence: string[] = []
  const closeSentence = () => {
    if (open.length + sentence.length > windowWords && open.length > 0) {
      windows.push(open)
      open = []
    }
    open.push(...sentence)
    sentence = []
  }
  for (const word of words) {
    if (word === '.') closeSentence()
    else if (word !== ',' && word !== '"') sentence.push(word)
    if (sentence.length >= windowWords) closeSentence()
  }
  closeSentence()
  if (open.length > 0) windows.push(open)
  return windows
}
