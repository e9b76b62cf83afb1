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
  // The script listened first, so the mark is already as it should be.
  addEventListener(KEY, changed)
  addEventListener('storage', changed)
  return () => {
    removeEventListener(KEY, changed)
    removeEventListener('storage', changed)
  }
}

const isDiscreet = (): boolean => document.documentElement.hasAttribute('data-discreto')
