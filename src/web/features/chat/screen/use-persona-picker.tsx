import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'

const PersonaPicker = lazyPart(() => import('./persona-picker.tsx').then((m) => m.PersonaPicker))

/** Asks for a persona, and begins a conversation with it. Its code loads at the first opening, and is kept. */
export function usePersonaPicker(onPicked: () => void) {
  const [picking, setPicking] = useState<'conversation' | 'message' | null>(null)
  const [used, setUsed] = useState(false)
  if (picking && !used) setUsed(true)
  const close = () => setPicking(null)

  function picked() {
    close()
    onPicked()
  }

  return {
    pickForConversation: () => setPicking('conversation'),
    pickForMessage: () => setPicking('message'),
    dialog: used && (
      <Suspense fallback={null}>
        <PersonaPicker picking={picking} onPicked={picked} onClose={close} />
      </Suspense>
    ),
  }
}
