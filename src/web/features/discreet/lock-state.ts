import { remember, remembered } from '#web/lib/remember.ts'
import { hasPin } from './pin.ts'

/** How long somebody may be absent before the PIN is asked for. */
const AWAY_LIMIT = 5 * 60_000

const SEEN = 'pin-visto'
const WRONG = 'pin-errados'
/** Set by 'Saída rápida' in tabs of 0.1.0. To be removed with 0.3.0. */
const LOCKED_BY_OLD_TAB = 'pin-trancado'

/** As long as a time, so that in a full storage the right PIN finds room for one. */
const NEVER = '0'.repeat(13)

/** Somebody is there: the time of absence begins anew. Kept for all tabs, and across a reload. */
export const noteSeen = (now = Date.now()): void => remember(SEEN, String(now))

export function isLocked(now = Date.now()): boolean {
  if (!hasPin()) return false
  if (remembered(LOCKED_BY_OLD_TAB) !== null) return true
  const seen = Number(remembered(SEEN))
  // A clock that was set back does not measure the time away.
  return now - seen >= AWAY_LIMIT || seen > now + AWAY_LIMIT
}

/** As if nobody had ever been there. */
export function lockNow(): void {
  // Taken away first: that locks even where the browser then refuses to store anything.
  remember(SEEN, null)
  remember(SEEN, NEVER)
}

export function unlock(): void {
  remember(LOCKED_BY_OLD_TAB, null)
  remember(WRONG, null)
  noteSeen()
}

/** Wrong PINs since the last right one, in whichever tab: a reload gives no tries back. */
export const wrongPins = (): number => Number(remembered(WRONG)) || 0

export const noteWrongPin = (): void => remember(WRONG, String(wrongPins() + 1))
