import { shortDay } from '#web/copy/dates-pt-br.ts'
import { daysBetween } from '../calendar.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** How long ago, in few words: 'agora', 'há 5 min', 'há 3 h', 'ontem', '12 de abr.'. */
export function relativeTime(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime()
  if (passed < MINUTE) return 'agora'
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`
  const days = daysBetween(moment, now)
  if (days === 0) return `há ${Math.floor(passed / HOUR)} h`
  if (days === 1) return 'ontem'
  return shortDay(moment, now)
}
