import type { CheckIn } from '../api/notebook.ts'
import { MOODS, type Mood } from './moods.ts'

const DAY = 86_400_000

/** From Monday on, as a week is read here. */
const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const
type Weekday = (typeof WEEKDAYS)[number]

export type PictureDay = { day: string; weekday: Weekday; mood: Mood | null; feelings: string[] }
/** How many days of each mood a weekday had. Counts, never a mean: moods are no scores. */
type PictureWeekday = { weekday: Weekday; moods: Record<Mood, number>; days: number }
export type CheckInPicture = {
  /** Every day of the span, the oldest first, also those without a check-in. */
  days: PictureDay[]
  weekdays: PictureWeekday[]
  /** On how many days there was one. */
  answered: number
}

type KnownCheckIn = Pick<CheckIn, 'day' | 'mood' | 'feelings' | 'createdAt'>

/** The last `span` days up to the person's own today. Of several check-ins of one day the last one counts. */
export function checkInPicture(
  checkIns: readonly KnownCheckIn[],
  today: string,
  span: 30 | 90,
): CheckInPicture {
  const last = lastOfEachDay(checkIns)
  const end = Date.parse(today)
  const days = Array.from({ length: span }, (_, at): PictureDay => {
    const day = dayOf(end - (span - 1 - at) * DAY)
    const checkIn = last.get(day)
    return {
      day,
      weekday: weekdayOf(day),
      mood: checkIn?.mood ?? null,
      feelings: [...(checkIn?.feelings ?? [])],
    }
  })
  const answered = days.filter(({ mood }) => mood !== null)
  return {
    days,
    weekdays: WEEKDAYS.map((weekday) => countWeekday(weekday, answered)),
    answered: answered.length,
  }
}

export function weekdayOf(day: string): Weekday {
  // Sunday is 0 there and last here.
  return WEEKDAYS[(new Date(Date.parse(day)).getUTCDay() + 6) % 7] ?? 'domingo'
}

function countWeekday(weekday: Weekday, answered: readonly PictureDay[]): PictureWeekday {
  const own = answered.filter((day) => day.weekday === weekday)
  const count = (mood: Mood) => own.filter((day) => day.mood === mood).length
  const moods = Object.fromEntries(MOODS.map((mood) => [mood, count(mood)])) as Record<Mood, number>
  return { weekday, moods, days: own.length }
}

function lastOfEachDay(checkIns: readonly KnownCheckIn[]): Map<string, KnownCheckIn> {
  const last = new Map<string, KnownCheckIn>()
  for (const checkIn of checkIns) {
    const known = last.get(checkIn.day)
    if (!known || known.createdAt <= checkIn.createdAt) last.set(checkIn.day, checkIn)
  }
  return last
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
