import { useEffect } from 'react'
import { type Shortcut, shortcutOf } from './shortcuts.ts'
import { singleKeys } from './single-keys.ts'
import { useStable } from './use-stable.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Does something when a shortcut is pressed, unless something lies over the chat. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  const stableAct = useStable(act)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (shortcutOf(event, { typing, single: singleKeys.get() }) !== shortcut) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      stableAct()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcut, stableAct])
}
