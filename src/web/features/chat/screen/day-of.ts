import { daysBetween } from './calendar.ts'

const thisYear = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })

/** The name of a message's day, as it stands between the messages of two days. */
export function dayOf(moment: Date, now: Date): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return 'Hoje'
  if (days === 1) return 'Ontem'
  const words = (moment.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(moment)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a new day begins between two messages. */
export function isNewDay(previous: string | null, timestamp: string): boolean {
  return previous === null || daysBetween(new Date(previous), new Date(timestamp)) !== 0
}
