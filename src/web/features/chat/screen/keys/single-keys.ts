import { createSignal } from '#web/features/chat/engine/signal.ts'

const KEY = 'aconchego:atalhos'

/** Whether shortcuts of one key alone are wanted in this browser. */
export const singleKeys = createSignal(remembered())

export function chooseSingleKeys(wanted: boolean): void {
  singleKeys.set(wanted)
  try {
    if (wanted) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'sem-tecla-unica')
  } catch {
    // Storage refused by the browser: the choice holds for this visit.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    return true
  }
}
