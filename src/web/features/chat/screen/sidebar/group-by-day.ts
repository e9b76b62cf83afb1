import { monthName } from '#web/copy/dates-pt-br.ts'
import { daysBetween } from '../calendar.ts'

export type DayGroup<T> = { label: string; items: T[] }

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
  return monthName(moment, now)
}
