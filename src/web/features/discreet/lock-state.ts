import { remember, remembered } from '#web/lib/remember.ts'
import { hasPin } from './pin.ts'

/** How long somebody may be absent before the PIN is asked for. */
const AWAY_LIMIT = 5 * 60_000

const SEEN = 'pin-visto'
const WRONG = 'pin-errados'

/** Somebody is there: the time of absence begins anew. Kept for all tabs, and across a reload. */
export function noteSeen(now = Date.now()): void {
  remember(SEEN, String(now))
}

export function isLocked(now = Date.now()): boolean {
  if (!hasPin()) return false
  const seen = Number(remembered(SEEN))
  // A clock that was set back says nothing about how long it was.
  return now - seen >= AWAY_LIMIT || seen > now + AWAY_LIMIT
}

/** As if nobody had ever been there. A mark that is taken away needs no room in the browser's storage. */
export function lockNow(): void {
  remember(SEEN, null)
}

export function unlock(): void {
  remember(WRONG, null)
  noteSeen()
}

/** Wrong PINs since the last right one, in whichever tab: a reload gives no tries back. */
export function wrongPins(): number {
  return Number(remembered(WRONG)) || 0
}

export function noteWrongPin(): void {
  remember(WRONG, String(wrongPins() + 1))
}
