import { rememberedInTab } from './remember.ts'

export class MissingCode extends Error {}

/** Loads code. A browser does not ask again for a module that failed, so the page is loaded anew once that can help. */
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

/** Reloads the page when the server answers and nothing would be lost: once for a part, ever more seldom for a page. */
export function reloadFor(need: Need): void {
  // Where the browser refuses storage nothing can be counted, and nothing is reloaded.
  const count = Number(rememberedInTab(keyOf(need)))
  if (waiting || (need === 'part' && count > 0)) return
  waiting = true
  const ask = async () => {
    const health = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
    if (health?.ok && isQuiet()) {
      sessionStorage.setItem(keyOf(need), String(count + 1))
      location.reload()
    } else setTimeout(ask, ASKED_EVERY)
  }
  setTimeout(ask, ASKED_EVERY * (1 + count))
}

/** Whether a reload interrupts nobody: nothing is open, being written, or in a field that does not keep it (`data-kept`). */
function isQuiet(): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return false
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea, input:not([type="checkbox"], [type="radio"])',
  )
  return [...fields].every(
    (field) => field.value === '' || ('kept' in field.dataset && field !== document.activeElement),
  )
}

const keyOf = (need: Need): string => `recargas-${need}`
