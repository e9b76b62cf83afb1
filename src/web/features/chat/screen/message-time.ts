import { daysBetween } from './calendar.ts'

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' })
const withYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' })
const whole = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short' })

/** When a message was written, in few words: '14:32', 'ontem, 14:32', '12 de abr., 14:32'. */
export function messageTime(moment: Date, now: Date): string {
  const time = clock.format(moment)
  const days = daysBetween(moment, now)
  if (days <= 0) return time
  if (days === 1) return `ontem, ${time}`
  const sameYear = moment.getFullYear() === now.getFullYear()
  return `${(sameYear ? dayAndMonth : withYear).format(moment)}, ${time}`
}

/** The same with the day of the week and the year. */
export function wholeTime(moment: Date): string {
  return whole.format(moment)
}
