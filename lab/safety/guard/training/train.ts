import type { ClassifierWeights } from '#domain/safety/guard/model/linear-classifier.ts'
import { REPLY_CLASSES } from '#domain/safety/guard/model/reply-classes.ts'
import { BUCKETS } from '#domain/safety/guard/model/reply-features.ts'
import type { ReplyExample } from './examples.ts'

const EPOCHS = 25
const FIRST_RATE = 10
const DECAY = 2e-5
/** In steps of the stored weights. */
const SMALLEST = 2.5
const SMALLEST_ERROR = 1e-3

/** Logistic regression over all classes by stochastic gradient, in a fixed order: the same examples, the same bytes. */
export function trainClassifier(examples: readonly ReplyExample[]): ClassifierWeights {
  const weights = new Float64Array(BUCKETS * REPLY_CLASSES.length)
  const bias = new Float64Array(REPLY_CLASSES.length)
  const order = examples.map((_, index) => index)
  const below = seeded(20261116)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = below(at + 1)
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    const rate = FIRST_RATE / (1 + epoch * 0.3)
    for (const index of order) {
      const example = examples[index]
      if (example) learn(example, weights, bias, rate)
    }
  }
  return quantise(weights, bias)
}

function seeded(start: number): (limit: number) => number {
  let seed = start
  return (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 4294967296) * limit)
  }
}

function learn(
  { at, value, class: right }: ReplyExample,
  weights: Float64Array,
  bias: Float64Array,
  rate: number,
): void {
  const classes = REPLY_CLASSES.length
  const odds = new Float64Array(classes)
  let total = 1
  for (let k = 0; k < classes; k++) {
    let sum = 0
    for (const bucket of at) sum += weights[bucket * classes + k] ?? 0
    odds[k] = Math.exp(sum * value + (bias[k] ?? 0))
    total += odds[k] ?? 0
  }
  for (let k = 0; k < classes; k++) {
    const error = (odds[k] ?? 0) / total - (right === k ? 1 : 0)
    bias[k] = (bias[k] ?? 0) - rate * 0.05 * error
    if (Math.abs(error) < SMALLEST_ERROR) continue
    for (const bucket of at) {
      const slot = bucket * classes + k
      const weight = weights[slot] ?? 0
      weights[slot] = weight - rate * (error * value + DECAY * weight)
    }
  }
}

function quantise(weights: Float64Array, bias: Float64Array): ClassifierWeights {
  const largest = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const scale = Number((largest / 127).toPrecision(6)) || 1
  return {
    // The smallest say next to nothing, and zeros are short to write.
    weights: Int8Array.from(weights, (weight) =>
      Math.abs(weight) < SMALLEST * scale ? 0 : Math.round(weight / scale),
    ),
    bias: Array.from(bias, (amount) => Number(amount.toFixed(4))),
    scale,
  }
}
