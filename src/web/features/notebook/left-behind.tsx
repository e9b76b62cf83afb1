import { useSyncExternalStore } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Danger } from './danger.tsx'
import { useNotebook } from './notebook-context.ts'

/** For the screen where the person is now: danger in words whose place they left before it was read. */
export function useDangerLeftBehind() {
  const id = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  const levels = useSyncExternalStore(waitingDanger.subscribe, waitingDanger.get)
  const nivel = id === null ? undefined : levels.get(id)
  const forget = () => {
    if (id !== null) waitingDanger.remove(id)
    leftBehind.set(null)
  }
  return { danger: id !== null && nivel ? { id, nivel } : null, forget }
}

/** The card for words of another place, over this one. */
export function DangerDialog({ danger, onClose }: { danger: Danger | null; onClose: () => void }) {
  const { crisisCard } = useNotebook()
  return (
    <Dialog open={danger !== null} title={notebookCopy.readLater} onClose={onClose}>
      {danger && crisisCard(danger)}
    </Dialog>
  )
}

/** On the notebook itself, which answers the rest where it was written. */
export function DangerLeftBehind() {
  const { danger, forget } = useDangerLeftBehind()
  return <DangerDialog danger={danger} onClose={forget} />
}
