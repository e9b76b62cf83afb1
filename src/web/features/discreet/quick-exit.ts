import { forgetDeviceKeys } from '#web/lib/person-memory.ts'
import { remember, remembered, rememberInTab } from '#web/lib/remember.ts'
import { lockNow } from './pin.ts'

/** Ordinary, quick to load, and unremarkable. */
export const NEUTRAL_PAGE = 'https://www.google.com.br/'

const LEFT = 'saida'
const LAST_EXIT = 'ultima-saida'

/** Always of one length. The time 0 is no exit: it keeps the room for one. */
const exitAt = (time: number) => `${String(time).padStart(13, '0')} ${NEUTRAL_PAGE}`

/** So that a quick exit reaches the other tabs when the browser's storage has become full. */
export function keepRoomForExit(): void {
  if (remembered(LAST_EXIT) === null) remember(LAST_EXIT, exitAt(0))
}

/**
 * Leaves at once: nothing stays on the screen, this page's place in the history is taken by a neutral one, and
 * public/discreet.js leads a person who comes back to that page again, and the other tabs too. With a PIN, it will be
 * asked for.
 */
export function quickExit(): void {
  document.documentElement.hidden = true
  document.body.replaceChildren()
  window.speechSynthesis?.cancel()
  lockNow()
  forgetDeviceKeys()
  // Tells the other tabs, and pages that the browser keeps whole, which would not see a change of sessionStorage.
  remember(LAST_EXIT, exitAt(Date.now()))
  rememberInTab(LEFT, NEUTRAL_PAGE)
  location.replace(NEUTRAL_PAGE)
}
