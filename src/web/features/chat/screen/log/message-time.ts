import { clockTime, shortDay } from '#web/copy/dates-pt-br.ts'
import { daysBetween } from '../calendar.ts'

/** When a message was written, in few words: '14:32', 'ontem, 14:32', '12 de abr., 14:32'. */
export function messageTime(moment: Date, now: Date): string {
  const time = clockTime(moment)
  const days = daysBetween(moment, now)
  if (days <= 0) return time
  if (days === 1) return `ontem, ${time}`
  return `${shortDay(moment, now)}, ${time}`
}
