import { buckets, meetingsIn, steadiness, wordFeatures } from '#domain/safety/model/features.ts'
import { type ModelWeights, modelLevels } from '#domain/safety/model/linear-model.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

export type Example = { readonly words: readonly string[]; readonly level: RiskLevel }

const epochs = 30
const firstRate = 4
const decay = 1e-4

/**
 * Multinomial logistic regression by stochastic gradient, in a fixed order: the same examples give the same
 * weights to the byte. 'nenhum' has no weights of its own.
 */
export function trainModel(examples: readonly Example[]): ModelWeights {
  const levels = modelLevels.length
  const prepared = examples.map((example) => prepare(example))
  const weights = new Float64Array(buckets * levels)
  const bias = new Float64Array(levels)
  const order = prepared.map((_, index) => index)
  let seed = 20250401
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 4294967296) * limit)
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    const rate = firstRate / (1 + epoch * 0.3)
    for (const index of order) {
      const example = prepared[index]
      if (example) learn(example, weights, bias, rate)
    }
  }
  return quantise(weights, bias)
}

type Prepared = { readonly at: Int32Array; readonly value: Float64Array; readonly level: number }

function prepare({ words, level }: Example): Prepared {
  const read = words.map(wordFeatures)
  const meetings = meetingsIn(read)
  const own = new Map(words.map((word, index) => [word, read[index]?.own]))
  const all = [...own.values(), meetings].filter((features) => features !== undefined)
  const at = Int32Array.from(all.flatMap((features) => [...features.at.subarray(0, features.count)]))
  const value = Float64Array.from(all.flatMap((features) => [...features.value.subarray(0, features.count)]))
  const length = Math.sqrt(value.reduce((sum, amount) => sum + amount * amount, steadiness))
  return {
    at,
    value: value.map((amount) => amount / length),
    level: (modelLevels as readonly RiskLevel[]).indexOf(level),
  }
}

function learn(example: Prepared, weights: Float64Array, bias: Float64Array, rate: number): void {
  const levels = modelLevels.length
  const odds = new Float64Array(levels)
  let total = 1
  for (let level = 0; level < levels; level++) {
    let sum = bias[level] ?? 0
    for (let i = 0; i < example.at.length; i++)
      sum += (weights[(example.at[i] ?? 0) * levels + level] ?? 0) * (example.value[i] ?? 0)
    odds[level] = Math.exp(sum)
    total += odds[level] ?? 0
  }
  for (let level = 0; level < levels; level++) {
    const error = (odds[level] ?? 0) / total - (example.level === level ? 1 : 0)
    bias[level] = (bias[level] ?? 0) - rate * 0.1 * error
    for (let i = 0; i < example.at.length; i++) {
      const slot = (example.at[i] ?? 0) * levels + level
      const weight = weights[slot] ?? 0
      weights[slot] = weight - rate * (error * (example.value[i] ?? 0) + decay * weight)
    }
  }
}

function quantise(weights: Float64Array, bias: Float64Array): ModelWeights {
  const largest = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const scale = Number((largest / 127).toPrecision(6)) || 1
  return {
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    bias: Array.from(bias, (amount) => Number(amount.toFixed(4))),
    scale,
  }
}
