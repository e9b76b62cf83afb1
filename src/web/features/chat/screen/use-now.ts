import { useSyncExternalStore } from 'react'
import { daysBetween } from './calendar.ts'

const EVERY = 30_000

/** The time, for words like 'há 5 min': it moves on twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, readNow)

/** Some moment of today, for words like 'ontem': it moves on once a day. */
export const useToday = (): Date => useSyncExternalStore(subscribe, readToday)

let now = new Date()
let today = now

function readNow(): Date {
  if (Date.now() - now.getTime() >= EVERY) now = new Date()
  return now
}

function readToday(): Date {
  if (daysBetween(today, readNow()) !== 0) today = now
  return today
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
