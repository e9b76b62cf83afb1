import { useState } from 'react'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { useChat } from '../chat-context.ts'

/** Whether the card under a message was dismissed in this browser, and how to dismiss it. */
export function useDismissal(messageId: string): [boolean, () => void] {
  const { personId } = useChat()
  const kept = keptTexts('dispensado', personId)
  const [dismissed, setDismissed] = useState(() => kept.get(messageId) !== null)

  function dismiss() {
    kept.set(messageId, '1')
    setDismissed(true)
  }

  return [dismissed, dismiss]
}
