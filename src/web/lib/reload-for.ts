/** A page is all there is; a part of one can be left out. */
export type Need = 'page' | 'part'

const ASKED_EVERY = 2000
const LATEST = 60_000
const ANSWERS_WITHIN = 10_000
/** Where this tab counts the reloads that did not bring what was missing. */
const COUNT: Readonly<Record<Need, string>> = { page: 'recargas-pagina', part: 'recargas-parte' }

let waiting = false

/**
 * Reloads the page as soon as the server answers and nobody would lose anything by it: once for a part, and for a page
 * again and again, at growing intervals.
 */
export function reloadFor(need: Need): void {
  const count = readCount(need)
  if (waiting || count === null || (need === 'part' && count > 0)) return
  waiting = true
  const ask = async () => {
    if ((await isReachable()) && isQuiet()) {
      sessionStorage.setItem(COUNT[need], String(count + 1))
      location.reload()
    } else setTimeout(ask, ASKED_EVERY)
  }
  setTimeout(ask, Math.min(ASKED_EVERY * 2 ** count, LATEST))
}

/** The code of a page is here: the next one that is missing is asked for soon again. */
export function pageArrived(): void {
  if (readCount('page')) sessionStorage.removeItem(COUNT.page)
}

/**
 * Whether a reload would interrupt nobody: no dialog or menu is open, no words are in a field that does not keep them
 * (`data-kept`), and nobody is in the middle of writing.
 */
function isQuiet(): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return false
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  return fields.every((field) => {
    if (field.type === 'checkbox' || field.type === 'radio' || field.value === '') return true
    return 'kept' in field.dataset && field !== document.activeElement
  })
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN)
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Null where the browser refuses to count: then one reload might follow the other. */
function readCount(need: Need): number | null {
  try {
    return Number(sessionStorage.getItem(COUNT[need]))
  } catch {
    return null
  }
}
