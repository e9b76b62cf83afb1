import { useState } from 'react'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { PersonaPicker } from './persona-picker.tsx'
import { useNewConversation } from './use-new-conversation.ts'

/** Asks for a persona, and begins a conversation with it: an empty one, or with what is in the box. */
export function usePersonaPicker(onPicked: () => void) {
  const { begin, beginWithMessage } = useNewConversation()
  const [picking, setPicking] = useState<'conversation' | 'message' | null>(null)

  function pick(style: PersonaKey) {
    setPicking(null)
    onPicked()
    if (picking === 'message') beginWithMessage(style)
    else begin(style)
  }

  return {
    pickForConversation: () => setPicking('conversation'),
    pickForMessage: () => setPicking('message'),
    dialog: <PersonaPicker open={picking !== null} onPick={pick} onClose={() => setPicking(null)} />,
  }
}
