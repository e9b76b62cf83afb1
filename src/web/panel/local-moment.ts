const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[,\s]+(\d{1,2}):(\d{2})$/
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})[T\s](\d{2}):(\d{2})(?::\d{2})?$/

/** Reads '17/11/2026 14:30', or '2026-11-17 14:30', in the time of this device; null for anything else. */
export function readLocalMoment(typed: string): Date | null {
  const text = typed.trim()
  const [, day, month, year, hour, minute] = DAY_FIRST.exec(text) ?? []
  const [, isoYear, isoMonth, isoDay, isoHour, isoMinute] = YEAR_FIRST.exec(text) ?? []
  const parts = (
    year ? [year, month, day, hour, minute] : [isoYear, isoMonth, isoDay, isoHour, isoMinute]
  ).map(Number)
  const [y = Number.NaN, m = Number.NaN, d = Number.NaN, h = Number.NaN, min = Number.NaN] = parts
  const date = new Date(y, m - 1, d, h, min)
  // The 31st of February would be some day in March.
  const isThere = date.getMonth() === m - 1 && date.getDate() === d && date.getHours() === h
  return isThere && date.getMinutes() === min ? date : null
}

/** As a person writes it: '17/11/2026 14:30'. */
export function writeLocalMoment(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()} ${two(date.getHours())}:${two(date.getMinutes())}`
}
