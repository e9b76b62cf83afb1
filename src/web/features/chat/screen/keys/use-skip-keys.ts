import { useEffect } from 'react'
import { isRevealing } from '#web/features/chat/engine/reply-entry.ts'
import { useChat } from '../chat-context.ts'

const ELSEWHERE = 'input, textarea, select, button, a, [role=menu], dialog'

/**
 * A key shows the rest of the reply at once: Escape wherever one is, and any key that does nothing else while
 * one is neither writing nor on a button.
 */
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
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [replies, replyId])
}
