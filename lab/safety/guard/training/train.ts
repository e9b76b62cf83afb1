import type { LinearWeights } from '#domain/classifier/linear-weights.ts'
import { REPLY_CLASSES } from '#domain/safety/guard/model/classify.ts'
import { BUCKETS } from '#domain/safety/guard/model/reply-features.ts'
import { quantise } from '../../training/encode-weights.ts'
import type { ReplyExample } from './examples.ts'

const EPOCHS = 12
const FIRST_RATE = 10
const DECAY = 2e-5
/** In steps of the stored weights. */
const SMALLEST = 3.7
const SMALLEST_ERROR = 1e-3
const USUAL_RARITY = 5

/** Logistic regression over all classes by stochastic gradient, in a fixed order: the same examples, the same bytes. */
export function trainClassifier(examples: readonly ReplyExample[]): LinearWeights {
  const rarity = rarityOf(examples)
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
      if (example) learn(example, { weights, bias, rarity }, rate)
    }
  }
  // With a feature's weight goes how rare it is, so that the product need not know that.
  const weighed = weights.map(
    (weight, slot) => weight * (rarity[Math.floor(slot / REPLY_CLASSES.length)] ?? 0),
  )
  const largest = weighed.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  // The smallest say next to nothing.
  const kept = weighed.map((weight) => (Math.abs(weight) < (SMALLEST * largest) / 127 ? 0 : weight))
  return quantise(
    kept,
    [...bias],
    Int32Array.from({ length: BUCKETS }, (_, bucket) => bucket),
    BUCKETS - 1,
  )
}

/** The rarer a feature, the more it says: the logarithm of the share of sentences without it. */
function rarityOf(examples: readonly ReplyExample[]): Float64Array {
  const rarity = new Float64Array(BUCKETS)
  for (const { at } of examples) for (const bucket of at) rarity[bucket] = (rarity[bucket] ?? 0) + 1
  return rarity.map((count) => (count === 0 ? 0 : Math.log(examples.length / count) / USUAL_RARITY))
}

function seeded(start: number): (limit: number) => number {
  let seed = start
  return (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 4294967296) * limit)
  }
}

type Learned = { weights: Float64Array; bias: Float64Array; rarity: Float64Array }

function learn(
  { at, value, class: right }: ReplyExample,
  { weights, bias, rarity }: Learned,
  rate: number,
): void {
  const classes = REPLY_CLASSES.length
  const odds = new Float64Array(classes)
  for (const bucket of at) {
    const amount = value * (rarity[bucket] ?? 0)
    for (let k = 0; k < classes; k++) odds[k] = (odds[k] ?? 0) + (weights[bucket * classes + k] ?? 0) * amount
  }
  let total = 1
  for (let k = 0; k < classes; k++) {
    odds[k] = Math.exp((odds[k] ?? 0) + (bias[k] ?? 0))
    total += odds[k] ?? 0
  }
  for (let k = 0; k < classes; k++) {
    const error = (odds[k] ?? 0) / total - (right === k ? 1 : 0)
    bias[k] = (bias[k] ?? 0) - rate * 0.05 * error
    if (Math.abs(error) < SMALLEST_ERROR) continue
    for (const bucket of at) {
      const slot = bucket * classes + k
      const weight = weights[slot] ?? 0
      weights[slot] = weight - rate * (error * value * (rarity[bucket] ?? 0) + DECAY * weight)
    }
  }
}
