import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useShortcut } from './use-shortcut.ts'

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog))

/** The list of shortcuts, whose code comes when somebody first asks for it. */
export function useShortcutsList(): { show: () => void; dialog: ReactNode } {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)

  function show() {
    setAsked(true)
    setOpen(true)
  }
  useShortcut('list', show)

  const dialog = asked && (
    <Suspense fallback={null}>
      <ShortcutsDialog open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { show, dialog }
}
