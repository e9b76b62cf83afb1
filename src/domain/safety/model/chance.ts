import type { Scores } from './linear-model.ts'

/** Weights of a small logistic regression over what the model makes of a message, fitted on writers it never saw. */
export type Calibration = {
  readonly bias: number
  readonly highest: number
  readonly second: number
  readonly whole: number
  readonly length: number
}

/** Messages below the first are ordinary; each of the others is the least chance at which something is done. */
export type Thresholds = {
  /** From here on the model that answers may be asked for a second opinion. */
  readonly unsure: number
  /** From here on there is danger, whatever the rules say. */
  readonly attention: number
  /** From these log-odds of grave danger on (`loudOdds`), any level. */
  readonly loud: number
}

/** How likely it is that a message holds danger of any kind. */
export function chanceOf({ highest, second, whole, windows }: Scores, by: Calibration): number {
  const odds =
    by.bias +
    by.highest * highest +
    by.second * second +
    by.whole * whole +
    by.length * Math.log(Math.max(1, windows))
  return 1 / (1 + Math.exp(-odds))
}
