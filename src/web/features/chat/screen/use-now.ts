import { useSyncExternalStore } from 'react'

const EVERY = 30_000

/** The time, for words like 'há 5 min': it moves on twice a minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read)
}

let now = new Date()

function read(): Date {
  if (Date.now() - now.getTime() >= EVERY) now = new Date()
  return now
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, EVERY)
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
