import { useEffect } from 'react'
import { createDoublePress } from './double-press.ts'
import { quickExit } from './quick-exit.ts'

/** Esc twice leaves, wherever the focus is. */
export function useQuickExitKeys(): void {
  useEffect(() => {
    const escapes = createDoublePress()
    function key(event: KeyboardEvent) {
      if (event.repeat) return
      if (event.key !== 'Escape') escapes.interrupt()
      else if (escapes.press(event.timeStamp)) quickExit()
    }
    // Before anything else hears of it: a dialog that closes on Esc must not keep the key from leaving.
    window.addEventListener('keydown', key, { capture: true })
    return () => window.removeEventListener('keydown', key, { capture: true })
  }, [])
}
