import { remember } from '#web/lib/remember.ts'
import { lockNow } from './lock-state.ts'

/** Ordinary, quick to load, and unremarkable. */
export const NEUTRAL_PAGE = 'https://www.google.com.br/'

const LEFT = 'saida'
const LAST_EXIT = 'ultima-saida'

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
  // Tells the other tabs, and pages that the browser keeps whole, which would not see a change of sessionStorage.
  remember(LAST_EXIT, `${Date.now()} ${NEUTRAL_PAGE}`)
  try {
    sessionStorage.setItem(LEFT, NEUTRAL_PAGE)
  } finally {
    location.replace(NEUTRAL_PAGE)
  }
}
