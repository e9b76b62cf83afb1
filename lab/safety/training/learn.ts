import type { Vector } from './examples.ts'

/** One vector to learn from: which head should speak (-1 for none of them), and how much it counts. */
export type Lesson = { readonly vector: Vector; readonly head: number; readonly share: number }

/** Weights of some heads side by side. */
export type Learned = { readonly weights: Float64Array; readonly bias: Float64Array; readonly size: number }

/** How many features and heads there are, and whether there is an answer that is none of the heads. */
type Asked = { readonly features: number; readonly heads: number; readonly none: boolean }

/** The weights are the mean of those after each of the last epochs: one epoch's order of lessons matters less. */
const settings = { epochs: 8, averaged: 4, rate: 0.5, decay: 3e-4, biasRate: 0.05, firstMoved: 0.01 } as const

/**
 * Logistic regression with L2, by gradient steps in a fixed order, each weight with its own rate that falls with what
 * it has moved (Adagrad): the same lessons give the same weights to the byte.
 */
export function learn(lessons: readonly Lesson[], { features, heads: size, none }: Asked): Learned {
  const zeros = (): Learned => ({
    weights: new Float64Array(features * size),
    bias: new Float64Array(size),
    size,
  })
  const learned = zeros()
  const mean = zeros()
  const moved = new Float64Array(features * size).fill(settings.firstMoved)
  const order = lessons.map((_, index) => index)
  const below = sequence(20250401)
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, below)
    for (const index of order) {
      const lesson = lessons[index]
      if (lesson) step(lesson, learned, moved, none ? 1 : 0)
    }
    if (epoch >= settings.epochs - settings.averaged) {
      addTo(mean.weights, learned.weights)
      addTo(mean.bias, learned.bias)
    }
  }
  return mean
}

function addTo(mean: Float64Array, weights: Float64Array): void {
  weights.forEach((weight, at) => {
    mean[at] = (mean[at] ?? 0) + weight / settings.averaged
  })
}

export function oddsOf({ at, value }: Vector, { weights, bias, size }: Learned): Float64Array {
  const odds = Float64Array.from(bias)
  for (let i = 0; i < at.length; i++) {
    const from = (at[i] ?? 0) * size
    const amount = value[i] ?? 0
    for (let head = 0; head < size; head++)
      odds[head] = (odds[head] ?? 0) + (weights[from + head] ?? 0) * amount
  }
  return odds.map((sum) => Math.exp(Math.min(30, sum)))
}

function step(
  { vector, head: right, share }: Lesson,
  learned: Learned,
  moved: Float64Array,
  none: number,
): void {
  const { weights, bias, size } = learned
  const odds = oddsOf(vector, learned)
  const total = odds.reduce((sum, one) => sum + one, none)
  for (let head = 0; head < size; head++) {
    const error = ((odds[head] ?? 0) / total - (head === right ? 1 : 0)) * share
    bias[head] = (bias[head] ?? 0) - settings.biasRate * error
    for (let i = 0; i < vector.at.length; i++) {
      const slot = (vector.at[i] ?? 0) * size + head
      const weight = weights[slot] ?? 0
      const gradient = error * (vector.value[i] ?? 0) + settings.decay * weight
      const movedNow = (moved[slot] ?? 0) + gradient * gradient
      moved[slot] = movedNow
      weights[slot] = weight - (settings.rate * gradient) / Math.sqrt(movedNow)
    }
  }
}

function sequence(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * limit)
  }
}

function shuffle(order: number[], below: (limit: number) => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}
