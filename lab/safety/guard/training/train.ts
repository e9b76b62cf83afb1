import type { LinearWeights } from '#domain/classifier/linear-weights.ts'
import { REPLY_CLASSES } from '#domain/safety/guard/guard-rule.ts'
import { BUCKETS } from '#domain/safety/guard/model/reply-features.ts'
import { quantise } from '../../training/encode-weights.ts'
import { sequenceOf, shuffle } from '../../training/sequence.ts'
import type { ReplyExample } from './examples.ts'

/** The weights are the mean of those after each of the last epochs: one epoch's order of examples matters less. */
const EPOCHS = 20
const AVERAGED = 3
const RATE = 0.5
const BIAS_RATE = 0.05
const DECAY = 1e-6
const FIRST_MOVED = 0.01
/** A feature that fewer examples hold is not learned. */
const FEWEST_EXAMPLES = 2
const SMALLEST_ERROR = 1e-3
/** Smaller weights than this, in steps of the stored ones, are dropped. */
const SMALLEST = 3
const HEADS = REPLY_CLASSES.length

/**
 * Logistic regression over all classes by gradient steps in a fixed order, each weight with its own rate that falls with what it
 * has moved (Adagrad): the same examples give the same weights to the byte.
 */
export function trainClassifier(examples: readonly ReplyExample[]): LinearWeights {
  const isKnown = knownBuckets(examples)
  const weights = new Float32Array(BUCKETS * HEADS)
  const moved = new Float32Array(BUCKETS * HEADS).fill(FIRST_MOVED)
  const mean = new Float64Array(BUCKETS * HEADS)
  const bias = new Float64Array(HEADS)
  const meanBias = new Float64Array(HEADS)
  const odds = new Float64Array(HEADS)

  function learn({ at, value, class: right }: ReplyExample): void {
    odds.set(bias)
    for (const bucket of at)
      for (let head = 0, slot = bucket * HEADS; head < HEADS; head++, slot++)
        odds[head] = (odds[head] ?? 0) + (weights[slot] ?? 0) * value
    const total = odds.reduce((sum, one) => sum + Math.exp(one), 1)
    for (let head = 0; head < HEADS; head++) {
      const error = Math.exp(odds[head] ?? 0) / total - (right === head ? 1 : 0)
      bias[head] = (bias[head] ?? 0) - BIAS_RATE * error
      if (Math.abs(error) < SMALLEST_ERROR) continue
      for (const bucket of at) {
        if (!isKnown[bucket]) continue
        const slot = bucket * HEADS + head
        const gradient = error * value + DECAY * (weights[slot] ?? 0)
        const movedNow = (moved[slot] ?? 0) + gradient * gradient
        moved[slot] = movedNow
        weights[slot] = (weights[slot] ?? 0) - (RATE * gradient) / Math.sqrt(movedNow)
      }
    }
  }

  const next = sequenceOf(20261116)
  const order = [...examples]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, next).forEach(learn)
    if (epoch < EPOCHS - AVERAGED) continue
    for (let slot = 0; slot < mean.length; slot++)
      mean[slot] = (mean[slot] ?? 0) + (weights[slot] ?? 0) / AVERAGED
    for (let head = 0; head < HEADS; head++)
      meanBias[head] = (meanBias[head] ?? 0) + (bias[head] ?? 0) / AVERAGED
  }
  const largest = mean.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const kept = mean.map((weight) => (Math.abs(weight) < (SMALLEST * largest) / 127 ? 0 : weight))
  return quantise(
    kept,
    [...meanBias],
    Int32Array.from({ length: BUCKETS }, (_, bucket) => bucket),
    BUCKETS - 1,
  )
}

/** For each bucket whether enough examples hold it. */
function knownBuckets(examples: readonly ReplyExample[]): Uint8Array {
  const held = new Uint32Array(BUCKETS)
  for (const { at } of examples) for (const bucket of at) held[bucket] = (held[bucket] ?? 0) + 1
  return Uint8Array.from(held, (count) => (count >= FEWEST_EXAMPLES ? 1 : 0))
}
