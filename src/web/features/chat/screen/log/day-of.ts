import { dayWithWeekday } from '#web/copy/dates-pt-br.ts'
import { daysBetween } from '../calendar.ts'

/** The name of a message's day, as it stands between the messages of two days. */
export function dayOf(moment: Date, now: Date): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return 'Hoje'
  if (days === 1) return 'Ontem'
  return dayWithWeekday(moment, now)
}

/** Whether a new day begins between two messages. */
export function isNewDay(previous: string | null, timestamp: string): boolean {
  return previous === null || daysBetween(new Date(previous), new Date(timestamp)) !== 0
}
