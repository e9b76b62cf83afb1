import { expect, test } from 'vitest'
import {
  clockTime,
  dayAndTime,
  dayWithWeekday,
  longDay,
  longMoment,
  monthName,
  shortDay,
  wholeMoment,
} from './dates-pt-br.ts'

const now = new Date(2026, 10, 16, 9, 5)
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Every day of four years, each at another time of the day. */
const MOMENTS = Array.from({ length: 4 * 366 }, (_, day) => new Date(2023, 11, day, day % 24, (day * 7) % 60))

const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pt-BR', options)
const LONG_DAY = intl({ dateStyle: 'long' })

/** How Intl writes days of this year, and others where that differs. */
test.each<[string, (moment: Date) => string, Intl.DateTimeFormat, Intl.DateTimeFormat?]>([
  ['a time of the day', clockTime, intl({ hour: '2-digit', minute: '2-digit' })],
  [
    'a month',
    (moment) => monthName(moment, now),
    intl({ month: 'long' }),
    intl({ month: 'long', year: 'numeric' }),
  ],
  [
    'a short day',
    (moment) => shortDay(moment, now),
    intl({ day: 'numeric', month: 'short' }),
    intl({ day: 'numeric', month: 'short', year: 'numeric' }),
  ],
  ['a day and time', dayAndTime, intl({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })],
  ['a long day', longDay, LONG_DAY],
  [
    'a day with its weekday',
    (moment) => dayWithWeekday(moment, now),
    intl({ weekday: 'long', day: 'numeric', month: 'long' }),
    LONG_DAY,
  ],
  ['a long moment', longMoment, intl({ dateStyle: 'long', timeStyle: 'short' })],
  ['a whole moment', wholeMoment, intl({ dateStyle: 'full', timeStyle: 'short' })],
])('%s is written as Intl writes it', (_, ours, thisYear, otherYears = thisYear) => {
  const theirs = (moment: Date) =>
    (moment.getFullYear() === now.getFullYear() ? thisYear : otherYears).format(moment)
  expect(MOMENTS.map((moment) => capitalized(ours(moment)))).toEqual(
    MOMENTS.map((moment) => capitalized(theirs(moment))),
  )
})
