import type { Calibration } from '#domain/safety/model/chance.ts'
import type { Scores } from '#domain/safety/model/linear-model.ts'

/** What the model made of a line of a writer it was not trained on. */
export type Scored = { readonly scores: Scores; readonly isRisk: boolean }

const inputsOf = ({ highest, second, whole, windows }: Scores): readonly number[] => [
  1,
  highest,
  second,
  whole,
  Math.log(Math.max(1, windows)),
]

/** Logistic regression over five numbers, by full gradient steps. */
export function calibrate(scored: readonly Scored[]): Calibration {
  const rows = scored.map(({ scores, isRisk }) => ({ inputs: inputsOf(scores), answer: isRisk ? 1 : 0 }))
  const weights = [0, 0, 0, 0, 0]
  for (let step = 0; step < 4000; step++) {
    const gradient = [0, 0, 0, 0, 0]
    for (const { inputs, answer } of rows) {
      const sum = inputs.reduce((total, input, at) => total + input * (weights[at] ?? 0), 0)
      const error = 1 / (1 + Math.exp(-sum)) - answer
      inputs.forEach((input, at) => {
        gradient[at] = (gradient[at] ?? 0) + (error * input) / rows.length
      })
    }
    gradient.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) - 0.2 * slope
    })
  }
  const [bias = 0, highest = 0, second = 0, whole = 0, length = 0] = weights.map((one) =>
    Number(one.toFixed(4)),
  )
  return { bias, highest, second, whole, length }
}

/** The least chance that at most this share of the given ones reach. */
export function thresholdFor(chances: readonly number[], share: number): number {
  const falling = chances.toSorted((a, b) => b - a)
  const chance = falling[Math.floor(falling.length * share)] ?? 1
  return Number((chance + 0.0005).toFixed(4))
}
