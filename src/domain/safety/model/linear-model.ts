import { remember } from '../detector/remember.ts'
import type { RiskLevel } from '../risk-level.ts'
import {
  buckets,
  type Features,
  meetingsIn,
  steadiness,
  type WordFeatures,
  wordFeatures,
} from './features.ts'
import { riskWeights } from './risk-weights.ts'

/** The levels the model tells apart; 'nenhum' is what is left over. */
export const modelLevels = [
  'atencao',
  'risco',
  'emergencia',
  'violencia',
  'vitima',
] as const satisfies readonly RiskLevel[]

export type ModelWeights = {
  /** One number per bucket and level, side by side, times `scale`. */
  readonly weights: Int8Array
  readonly bias: readonly number[]
  readonly scale: number
}

/** A word with what it adds to each level and to the length of its window, worked out once. */
type Weighed = WordFeatures & { readonly sums: Float64Array; readonly squares: number; window: number }

/** Gives how likely each level of `modelLevels` is, for one window of words. */
export function createEstimator(model: ModelWeights): (words: readonly string[]) => Float64Array {
  const known = remember((word: string): Weighed => ({ ...weighWord(model, wordFeatures(word)), window: 0 }))
  let window = 0

  return (words) => {
    window += 1
    const sums = new Float64Array(modelLevels.length)
    let squares = steadiness
    const read = words.map(known)
    for (const word of read) {
      if (word.window === window) continue
      word.window = window
      squares += word.squares
      for (let level = 0; level < sums.length; level++)
        sums[level] = (sums[level] ?? 0) + (word.sums[level] ?? 0)
    }
    squares += addUp(model.weights, meetingsIn(read), sums)
    return chancesOf(model, sums, Math.sqrt(squares))
  }
}

function weighWord(model: ModelWeights, word: WordFeatures) {
  const sums = new Float64Array(modelLevels.length)
  const squares = addUp(model.weights, word.own, sums)
  return { ...word, sums, squares }
}

/** Adds what the features say of each level to `sums`; gives back the sum of their squares. */
function addUp(weights: Int8Array, { count, at, value }: Features, sums: Float64Array): number {
  let squares = 0
  // One for each of the five levels, written out: a long message spends much of its time here.
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  for (let i = 0; i < count; i++) {
    const amount = value[i] ?? 0
    const from = (at[i] ?? 0) * modelLevels.length
    squares += amount * amount
    a += amount * (weights[from] ?? 0)
    b += amount * (weights[from + 1] ?? 0)
    c += amount * (weights[from + 2] ?? 0)
    d += amount * (weights[from + 3] ?? 0)
    e += amount * (weights[from + 4] ?? 0)
  }
  sums[0] = (sums[0] ?? 0) + a
  sums[1] = (sums[1] ?? 0) + b
  sums[2] = (sums[2] ?? 0) + c
  sums[3] = (sums[3] ?? 0) + d
  sums[4] = (sums[4] ?? 0) + e
  return squares
}

function chancesOf(model: ModelWeights, sums: Float64Array, length: number): Float64Array {
  let total = 1
  for (let level = 0; level < sums.length; level++) {
    const odds = Math.exp(((sums[level] ?? 0) * model.scale) / length + (model.bias[level] ?? 0))
    sums[level] = odds
    total += odds
  }
  for (let level = 0; level < sums.length; level++) sums[level] = (sums[level] ?? 0) / total
  return sums
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function encodeWeights(weights: Int8Array): string {
  const bytes = new Uint8Array(weights.buffer, weights.byteOffset, weights.length)
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += alphabet.charAt((three >> shift) & 63)
  }
  return text
}

export function decodeWeights(text: string): Int8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value
  const valueAt = (at: number) => values[text.charCodeAt(at)] ?? 0
  const bytes = new Int8Array(buckets * modelLevels.length)
  // What would be written past the end is dropped.
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const three = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3)
    bytes[to] = three >> 16
    bytes[to + 1] = three >> 8
    bytes[to + 2] = three
  }
  return bytes
}

/** The committed model, written by lab/safety/train-risk.ts. */
export const riskModel: ModelWeights = {
  weights: decodeWeights(riskWeights.weights),
  bias: riskWeights.bias,
  scale: riskWeights.scale,
}

export const estimate = createEstimator(riskModel)
