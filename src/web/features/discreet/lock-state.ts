import { remember, remembered } from '#web/lib/remember.ts'
import { hasPin } from './pin.ts'

/** How long somebody may be absent before the PIN is asked for. */
const AWAY_LIMIT = 5 * 60_000

const SEEN = 'pin-visto'
const LOCKED = 'pin-trancado'
const WRONG = 'pin-errados'

/** Somebody is there: the time of absence begins anew. Kept for all tabs, and across a reload. */
export function noteSeen(now = Date.now()): void {
  localStorage.setItem(SEEN, String(now))
}

export function isLocked(now = Date.now()): boolean {
  if (!hasPin()) return false
  if (localStorage.getItem(LOCKED) !== null) return true
  const seen = Number(localStorage.getItem(SEEN))
  // A clock that was set back says nothing about how long it was.
  return now - seen >= AWAY_LIMIT || seen > now + AWAY_LIMIT
}

export function lockNow(): void {
  if (hasPin()) localStorage.setItem(LOCKED, 'sim')
}

export function unlock(): void {
  noteSeen()
  localStorage.removeItem(LOCKED)
  localStorage.removeItem(WRONG)
}

/** Wrong PINs since the last right one, in whichever tab: a reload gives no tries back. */
export function wrongPins(): number {
  return Number(remembered(WRONG)) || 0
}

export function noteWrongPin(): void {
  remember(WRONG, String(wrongPins() + 1))
}
