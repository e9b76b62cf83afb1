import { PEOPLE_MIN } from '../limits.ts'
import { spendingDay } from '../services/tokens.ts'

/** How many months and days are shown, those that run included; the days beside as many before them. */
const MONTHS = 12
export const FIGURE_DAYS = 30

/** A figure about what people do: shown when so many of them are behind it that it identifies none, else null. */
export const ofEnough = <Figure>(people: number, figure: Figure): Figure | null =>
  people < PEOPLE_MIN ? null : figure

/** By how much at most a shown figure about danger differs from the true one. */
export const COUNT_NOISE = 3
/** How far a step of one figure is moved, at most so much up or down; the same each time. */
export type Noise = (step: number) => number

/** A single message does not show in it. */
export const nearly = (total: number, noise: Noise): number => Math.max(0, total + noise(0))

/**
 * Read again and again, exact figures of a running period would reveal single messages: they are shown in tens, and each
 * step comes a little before or after its ten. Nobody who adds messages of their own finds out how many others there are.
 */
export function inTens(total: number, noise: Noise): number {
  const sure = Math.max(0, Math.floor((total - COUNT_NOISE) / 10))
  const next = sure + 1
  return 10 * (total >= 10 * next + noise(next) ? next : sure)
}

export const lastDays = (now: number): string[] =>
  Array.from({ length: 2 * FIGURE_DAYS }, (_, at) =>
    spendingDay(now - (2 * FIGURE_DAYS - 1 - at) * 24 * 60 * 60 * 1000),
  )

export function lastMonths(now: number): string[] {
  const [year = 0, month = 1] = spendingDay(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}
