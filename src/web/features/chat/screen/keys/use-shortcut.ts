import { useEffect } from 'react'
import { useHidden } from '#web/ui/hideable.tsx'
import { useStable } from '../use-stable.ts'
import { type Shortcut, shortcutOf } from './shortcuts.ts'
import { singleKeys } from './single-keys.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Does something when a shortcut is pressed, unless the chat is hidden or something lies over it. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  const stableAct = useStable(act)
  const hidden = useHidden()

  useEffect(() => {
    if (hidden) return
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
  }, [shortcut, stableAct, hidden])
}
