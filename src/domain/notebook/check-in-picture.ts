import { MOODS, type Mood } from './moods.ts'
import type { CheckIn } from './pages.ts'

const DAY = 86_400_000

/** From Monday on, as a week is read here. */
const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
type Weekday = (typeof WEEKDAYS)[number]

type KnownCheckIn = Pick<CheckIn, 'day' | 'mood' | 'feelings' | 'createdAt'>
/** A day with all its check-ins, the first one first. */
export type PictureDay = { day: string; weekday: Weekday; checkIns: KnownCheckIn[] }
export type CheckInPicture = ReturnType<typeof checkInPicture>

/**
 * The last `span` days up to the person's own today: every day, the oldest first, also those without a check-in; the weekdays;
 * and on how many days there was one.
 */
export function checkInPicture(checkIns: readonly KnownCheckIn[], today: string, span: 30 | 90) {
  const byTime = checkIns.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  const end = Date.parse(today)
  const days = Array.from({ length: span }, (_, at): PictureDay => {
    const day = new Date(end - (span - 1 - at) * DAY).toISOString().slice(0, 10)
    return { day, weekday: weekdayOf(day), checkIns: byTime.filter((one) => one.day === day) }
  })
  return {
    days,
    weekdays: WEEKDAYS.map((weekday) => countWeekday(weekday, days)),
    answered: days.filter(({ checkIns: { length } }) => length > 0).length,
  }
}

export function weekdayOf(day: string): Weekday {
  // Sunday is 0 there and last here.
  return WEEKDAYS[(new Date(Date.parse(day)).getUTCDay() + 6) % 7] ?? 'domingo'
}

/** How many check-ins of each mood a weekday had. Counts, never a mean: moods are no scores. */
function countWeekday(weekday: Weekday, days: readonly PictureDay[]) {
  const own = days.filter((day) => day.weekday === weekday).flatMap(({ checkIns }) => checkIns)
  const count = (wanted: Mood) => own.filter(({ mood }) => mood === wanted).length
  const moods = Object.fromEntries(MOODS.map((mood) => [mood, count(mood)])) as Record<Mood, number>
  return { weekday, moods }
}
