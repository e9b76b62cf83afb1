import { REPLY_CLASSES } from './reply-classes.ts'
import type { SentenceFeatures } from './reply-features.ts'

export type ClassifierWeights = {
  /** One number per bucket and class, side by side, times `scale`. */
  readonly weights: Int8Array
  readonly bias: readonly number[]
  readonly scale: number
}

export type Guess = {
  /** How likely it is that the sentence must not be shown. */
  readonly chance: number
  /** The likeliest class, as an index of `REPLY_CLASSES`. */
  readonly best: number
}

/** What the weights make of a sentence. */
export function guess({ weights, bias, scale }: ClassifierWeights, { at, value }: SentenceFeatures): Guess {
  const classes = REPLY_CLASSES.length
  const sums = new Int32Array(classes)
  for (const bucket of at) {
    const from = bucket * classes
    for (let k = 0; k < classes; k++) sums[k] = (sums[k] ?? 0) + (weights[from + k] ?? 0)
  }
  let total = 1
  let best = 0
  let most = 0
  for (let k = 0; k < classes; k++) {
    const odds = Math.exp((sums[k] ?? 0) * scale * value + (bias[k] ?? 0))
    total += odds
    if (odds > most) {
      most = odds
      best = k
    }
  }
  return { chance: 1 - 1 / total, best }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A byte in two letters; a run of zeros in a dot and a letter. Most weights are zero. */
export function encodeSparse(bytes: Int8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    let zeros = 0
    while (zeros < ALPHABET.length - 1 && at + zeros < bytes.length && bytes[at + zeros] === 0) zeros += 1
    if (zeros > 1) {
      text += `.${ALPHABET.charAt(zeros)}`
      at += zeros
      continue
    }
    const byte = (bytes[at] ?? 0) & 255
    text += ALPHABET.charAt(byte >> 6) + ALPHABET.charAt(byte & 63)
    at += 1
  }
  return text
}

export function decodeSparse(text: string, length: number): Int8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < ALPHABET.length; value++) values[ALPHABET.charCodeAt(value)] = value
  const valueAt = (at: number) => values[text.charCodeAt(at)] ?? 0
  const bytes = new Int8Array(length)
  let to = 0
  for (let at = 0; at < text.length; at += 2) {
    if (text.charAt(at) === '.') {
      to += valueAt(at + 1)
      continue
    }
    bytes[to] = (valueAt(at) << 6) | valueAt(at + 1)
    to += 1
  }
  return bytes
}
