import type { RiskLevel } from '../risk-level.ts'
import { buckets, featuresIn, steadiness } from './features.ts'
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

/** How likely each level of `modelLevels` is, for one window of words. */
export function estimate(model: ModelWeights, words: readonly string[]): readonly number[] {
  const levels = modelLevels.length
  const { count, at, value } = featuresIn(words)
  const { weights } = model
  let squares = 0
  // One for each of the five levels, written out: a long message spends much of its time here.
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let e = 0
  for (let i = 0; i < count; i++) {
    const amount = value[i] ?? 0
    const from = (at[i] ?? 0) * levels
    squares += amount * amount
    a += amount * (weights[from] ?? 0)
    b += amount * (weights[from + 1] ?? 0)
    c += amount * (weights[from + 2] ?? 0)
    d += amount * (weights[from + 3] ?? 0)
    e += amount * (weights[from + 4] ?? 0)
  }
  const sums = [a, b, c, d, e]
  const length = Math.sqrt(squares + steadiness)
  const odds = Array.from(sums, (sum, level) =>
    Math.exp((sum * model.scale) / length + (model.bias[level] ?? 0)),
  )
  const total = odds.reduce((sum, odd) => sum + odd, 1)
  return odds.map((odd) => odd / total)
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
  const values = new Map([...alphabet].map((char, value) => [char.charCodeAt(0), value]))
  const bytes = new Int8Array(buckets * modelLevels.length)
  for (let at = 0, to = 0; at < text.length; at += 4) {
    let three = 0
    for (let i = 0; i < 4; i++) three = (three << 6) | (values.get(text.charCodeAt(at + i)) ?? 0)
    for (const shift of [16, 8, 0]) if (to < bytes.length) bytes[to++] = (three >> shift) & 255
  }
  return bytes
}

/** The committed model, written by scripts/train-risk.ts. */
export const riskModel: ModelWeights = {
  weights: decodeWeights(riskWeights.weights),
  bias: riskWeights.bias,
  scale: riskWeights.scale,
}
