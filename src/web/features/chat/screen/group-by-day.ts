import { daysBetween } from './calendar.ts'

export type DayGroup<T> = { label: string; items: T[] }

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })

/** Puts what is already in order, newest first, under 'Hoje', 'Ontem', 'Últimos 7 dias' and then month by month. */
export function groupByDay<T extends { timestamp: string }>(items: readonly T[], now: Date): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const item of items) {
    const label = dayLabel(new Date(item.timestamp), now)
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}

function dayLabel(moment: Date, now: Date): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return 'Hoje'
  if (days === 1) return 'Ontem'
  if (days <= 7) return 'Últimos 7 dias'
  return monthLabel(moment, moment.getFullYear() === now.getFullYear())
}

const months = new Map<string, string>()

// Formatting dates is slow, and thousands of conversations share a few months.
function monthLabel(moment: Date, sameYear: boolean): string {
  const key = `${moment.getFullYear()} ${moment.getMonth()} ${sameYear}`
  const known = months.get(key)
  if (known) return known
  const month = (sameYear ? monthName : monthAndYear).format(moment)
  const label = month.charAt(0).toUpperCase() + month.slice(1)
  months.set(key, label)
  return label
}
