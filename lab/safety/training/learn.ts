import type { LinearWeights } from '#domain/classifier/linear-weights.ts'
import { buckets, type Window } from '#domain/safety/model/linear-model.ts'
import { quantise } from './encode-weights.ts'
import type { Lesson } from './lessons.ts'
import { type Sequence, shuffle } from './sequence.ts'

/** The weights are the mean of those after each of the last epochs: one epoch's order of lessons matters less. */
const settings = {
  epochs: 6,
  averaged: 3,
  rate: 0.5,
  decay: 1e-6,
  biasRate: 0.05,
  firstMoved: 0.01,
  /** A feature that fewer lessons hold is not learned. */
  fewestLessons: 3,
  /** So many features are kept, those that weigh most. */
  kept: 64_000,
} as const

/**
 * Logistic regression over windows, by gradient steps in a fixed order, each weight with its own rate that falls with what it has
 * moved (Adagrad): the same lessons give the same weights to the byte. Of a message of danger nobody marks which window holds
 * the sign: after the first epoch it is the one that is found most like danger.
 */
export function learn(lessons: readonly Lesson[], next: Sequence): LinearWeights {
  const isKnown = knownBuckets(lessons)
  const weights = new Float64Array(buckets)
  const moved = new Float64Array(buckets).fill(settings.firstMoved)
  const mean = new Float64Array(buckets)
  let bias = 0
  let meanBias = 0

  const oddsOf = ({ at, value }: Lesson, { from, to, size }: Window): number => {
    let sum = 0
    for (let i = from; i < to; i++) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0)
    return sum / size + bias
  }

  function step(lesson: Lesson, window: Window, share: number): void {
    const chance = 1 / (1 + Math.exp(-oddsOf(lesson, window)))
    const error = (chance - (lesson.isDanger ? 1 : 0)) * share
    bias -= settings.biasRate * error
    for (let i = window.from; i < window.to; i++) {
      const bucket = lesson.at[i] ?? 0
      if (!isKnown[bucket]) continue
      const weight = weights[bucket] ?? 0
      const gradient = (error * (lesson.value[i] ?? 0)) / window.size + settings.decay * weight
      const movedNow = (moved[bucket] ?? 0) + gradient * gradient
      moved[bucket] = movedNow
      weights[bucket] = weight - (settings.rate * gradient) / Math.sqrt(movedNow)
    }
  }

  const order = lessons.map((_, at) => at)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const at of shuffle(order, next)) {
      const lesson = lessons[at]
      if (!lesson) continue
      if (lesson.isDanger && epoch > 0) step(lesson, mostLikeDanger(lesson, oddsOf), lesson.share)
      else
        for (const window of lesson.windows)
          step(lesson, window, lesson.share / (lesson.isDanger ? lesson.windows.length : 1))
    }
    if (epoch < settings.epochs - settings.averaged) continue
    for (let bucket = 0; bucket < buckets; bucket++)
      mean[bucket] = (mean[bucket] ?? 0) + (weights[bucket] ?? 0) / settings.averaged
    meanBias += bias / settings.averaged
  }
  const used = Int32Array.from(isKnown.keys()).filter((bucket) => isKnown[bucket])
  return quantise(
    Float64Array.from(used, (bucket) => mean[bucket] ?? 0),
    [meanBias],
    used,
    settings.kept,
  )
}

function mostLikeDanger(lesson: Lesson, oddsOf: (lesson: Lesson, window: Window) => number): Window {
  return lesson.windows.reduce((best, window) =>
    oddsOf(lesson, window) > oddsOf(lesson, best) ? window : best,
  )
}

/** For each bucket whether enough lessons hold it. */
function knownBuckets(lessons: readonly Lesson[]): Uint8Array {
  const held = new Uint32Array(buckets)
  for (const { at } of lessons) for (const bucket of new Set(at)) held[bucket] = (held[bucket] ?? 0) + 1
  return Uint8Array.from(held, (count) => (count >= settings.fewestLessons ? 1 : 0))
}
