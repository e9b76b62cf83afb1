import { useSyncExternalStore } from 'react'
import { remember } from '#web/lib/remember.ts'

const KEY = 'discreto'

/** Remembers the choice and applies it, in this tab and in the others. Returns whether the browser has kept it. */
export function chooseDiscreet(on: boolean): boolean {
  remember(KEY, on ? 'sim' : null)
  dispatchEvent(new Event(KEY))
  return isDiscreet() === on
}

/** Whether the discreet mode is on in this browser. public/discreet.js keeps the mark on <html>. */
export const useDiscreet = (): boolean => useSyncExternalStore(subscribe, isDiscreet)

function subscribe(changed: () => void): () => void {
  const ending = new AbortController()
  // The script listened first, so the mark is already as it should be.
  for (const event of [KEY, 'storage']) addEventListener(event, changed, ending)
  return () => ending.abort()
}

const isDiscreet = (): boolean => document.documentElement.hasAttribute('data-discreto')
