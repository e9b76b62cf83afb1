import { rememberedInTab } from './remember.ts'

export class MissingCode extends Error {}

/**
 * Loads code. A browser does not ask again for a module that failed to load, so the page is loaded anew once that can
 * help; until then this rejects with MissingCode.
 */
export async function loadCode<T>(need: Need, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    reloadFor(need)
    throw new MissingCode('code did not arrive', { cause })
  }
}

/** A page is all there is; a part of one can be left out. */
type Need = 'page' | 'part'

const ASKED_EVERY = 2000

let waiting = false

/**
 * Reloads the page as soon as the server answers and the person would lose nothing by it: once for a part, and for a page
 * again and again, at growing intervals.
 */
export function reloadFor(need: Need): void {
  const count = reloadsFor(need)
  if (waiting || (need === 'part' && count > 0)) return
  waiting = true
  const ask = async () => {
    if ((await isReachable()) && isQuiet()) {
      sessionStorage.setItem(keyOf(need), String(count + 1))
      location.reload()
    } else setTimeout(ask, ASKED_EVERY)
  }
  setTimeout(ask, ASKED_EVERY * (1 + count))
}

/**
 * Whether a reload would not interrupt the person: no dialog or menu is open, no words are in a field that does not keep them
 * (`data-kept`), and they are not in the middle of writing.
 */
function isQuiet(): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return false
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, input:not([type="checkbox"], [type="radio"])',
  )
  return [...fields].every(
    (field) => field.value === '' || ('kept' in field.dataset && field !== document.activeElement),
  )
}

const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Where the browser refuses storage nothing can be counted, and nothing is reloaded. */
const reloadsFor = (need: Need): number => Number(rememberedInTab(keyOf(need)))

const keyOf = (need: Need): string => `recargas-${need}`
