import { useEffect } from 'react'
import { isRevealing } from '#web/features/chat/engine/reply-entry.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { remember, remembered } from '#web/lib/remember.ts'
import { createSignal } from '#web/lib/signal.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { useHidden } from '#web/ui/hideable.tsx'
import { useChat } from '../chat-context.ts'

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
    return followEvents(document, { keydown: press })
  }, [shortcut, stableAct, hidden])
}

type Shortcut = 'list' | 'create' | 'search' | 'menu' | 'pause' | 'write'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const WITH_CONTROL = new Map<string, Shortcut>([
  ['/', 'list'],
  ['k', 'search'],
  ['b', 'menu'],
  ['.', 'pause'],
])
const ALONE = new Map<string, Shortcut>([
  ['?', 'list'],
  ['/', 'write'],
])

/** Which shortcut was pressed. `typing`: the keys belong to a field. `single`: one key alone may be one. */
export function shortcutOf(press: Press, { typing, single }: { typing: boolean; single: boolean }) {
  const { ctrlKey, metaKey, altKey, shiftKey } = press
  const key = press.key.toLowerCase()
  if (altKey || (ctrlKey && metaKey)) return null
  if (ctrlKey || metaKey) {
    if (shiftKey) return key === 'o' ? 'create' : null
    return WITH_CONTROL.get(key) ?? null
  }
  return single && !typing ? (ALONE.get(key) ?? null) : null
}

const KEY = 'aconchego:atalhos'

/** Whether shortcuts of one key alone are wanted in this browser: speaking to a computer sets them off by accident. */
export const singleKeys = createSignal(remembered(KEY) === null)

export function chooseSingleKeys(wanted: boolean): void {
  singleKeys.set(wanted)
  remember(KEY, wanted ? null : 'sem-tecla-unica')
}

const ELSEWHERE = 'input, textarea, select, button, a, [role=menu], dialog'

/** Shows the rest of a reply: Escape anywhere, or any key that does nothing else while neither writing nor on a button. */
export function useSkipKeys(replyId: string | null): void {
  const { replies } = useChat()

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const entry = replyId && replies.get(replyId)
      if (!entry || !isRevealing(entry) || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog[open], [popover]:popover-open')) return
      if (event.key !== 'Escape') {
        const modified = event.ctrlKey || event.metaKey || event.altKey
        const idle = event.target instanceof Element && !event.target.closest(ELSEWHERE)
        const typed = event.key.length === 1 || event.key === 'Enter'
        if (modified || !idle || !typed) return
      }
      event.preventDefault()
      replies.skip(entry.reply.id)
    }
    return followEvents(document, { keydown: press })
  }, [replies, replyId])
}
