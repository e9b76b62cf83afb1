import type { PictureDay } from '#domain/notebook/check-in-picture.ts'
import { MOODS, type Mood } from '#domain/notebook/moods.ts'

/** The measures of the picture, in its own units: as wide as a phone leaves room for. */
export const WIDTH = 300
export const ROW = 26
const LEFT = 34
const RIGHT = 16
export const TOP = 6
export const ROWS_HEIGHT = ROW * MOODS.length

/** The middle of a mood's row: the best on top. */
export function rowOf(mood: Mood): number {
  return TOP + ROW * (MOODS.length - 1 - MOODS.indexOf(mood)) + ROW / 2
}

/** The middle of one of `count` columns. */
export function columnOf(index: number, count: number): number {
  return LEFT + ((WIDTH - LEFT - RIGHT) * (index + 0.5)) / count
}

/** As large as a column leaves room for, and always to be seen; a bit smaller where a day has several. */
export function dotSize(count: number, ofDay = 1): number {
  return Math.max(2, Math.min(5, (WIDTH - LEFT - RIGHT) / count / 2) / Math.sqrt(ofDay))
}

/** The area of a circle says how many; the largest one fills its row. */
export function circleSize(days: number, most: number): number {
  return days === 0 ? 0 : Math.max(6, (ROW / 2 - 1) * Math.sqrt(days / most))
}

type DayTick = { index: number; label: string }

/** A few days with their dates, never so many that they touch. */
export function dayTicks(days: readonly PictureDay[]): DayTick[] {
  const last = days.length - 1
  const step = days.length / 5
  return [0, 1, 2, 3, 4].map((part) => {
    const index = Math.round(last - part * step)
    return { index, label: shortDay(days[index]?.day ?? '') }
  })
}

/** '5/11' of '2026-11-05'. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date}/${month}`
}
