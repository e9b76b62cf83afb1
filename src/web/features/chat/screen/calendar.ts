import { useSyncExternalStore } from 'react'
import { clockTime, dayWithWeekday, monthName, shortDay } from '#web/copy/dates-pt-br.ts'

const DAY = 24 * 60 * 60 * 1000

/** Midnights between two moments, by this device's clock: 0 for the same day, 1 for yesterday. */
export const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((midnight(later) - midnight(earlier)) / DAY)

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

const nearDay = (days: number): string | null => (days <= 0 ? 'Hoje' : days === 1 ? 'Ontem' : null)

/** The name of a message's day, as it is shown between the messages of two days. */
export const dayOf = (moment: Date, now: Date): string =>
  nearDay(daysBetween(moment, now)) ?? dayWithWeekday(moment, now)

export const isNewDay = (previous: string | null, timestamp: string): boolean =>
  previous === null || daysBetween(new Date(previous), new Date(timestamp)) !== 0

/** When a message was written, in few words: '14:32', 'ontem, 14:32', '12 de abr., 14:32'. */
export function messageTime(moment: Date, now: Date): string {
  const time = clockTime(moment)
  const days = daysBetween(moment, now)
  if (days <= 0) return time
  if (days === 1) return `ontem, ${time}`
  return `${shortDay(moment, now)}, ${time}`
}

type DayGroup<T> = { label: string; items: T[] }

/** Puts what is already in order, newest first, under 'Hoje', 'Ontem', 'Últimos 7 dias' and then month by month. */
export function groupByDay<T extends { timestamp: string }>(items: readonly T[], now: Date): DayGroup<T>[] {
  const groups = Map.groupBy(items, ({ timestamp }) => {
    const moment = new Date(timestamp)
    const days = daysBetween(moment, now)
    return nearDay(days) ?? (days <= 7 ? 'Últimos 7 dias' : monthName(moment, now))
  })
  return [...groups].map(([label, items]) => ({ label, items }))
}

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

const EVERY = 30_000

/** The time, for words like 'há 5 min': it moves on twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow)

let now = new Date()

function readNow(): Date {
  if (Date.now() - now.getTime() >= EVERY) now = new Date()
  return now
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

// One timer for all: every message that is drawn has a time.
function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tell, EVERY)
    document.addEventListener('visibilitychange', tell)
  }
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
