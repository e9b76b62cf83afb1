import { PEOPLE_MIN } from '../limits.ts'
import { spendingDay } from '../services/tokens.ts'

/** How many months are shown, the one that runs included. */
const MONTHS = 6

/** A figure about what people do: shown when so many of them are behind it that it identifies none, else null. */
export function ofEnough<Figure>(people: number, figure: Figure): Figure | null {
  return people < PEOPLE_MIN ? null : figure
}

/** Read again and again, the figures of a month that runs would tell of single messages: they are told in tens. */
export function inTens(total: number): number {
  return Math.floor(total / 10) * 10
}

/** The last months in Brasília as '2026-11', the oldest first. */
export function lastMonths(now: number): string[] {
  const [year = 0, month = 1] = spendingDay(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}
