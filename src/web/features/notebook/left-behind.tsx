import { useSyncExternalStore } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { type Danger, leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNotebook } from './notebook-context.ts'

/** For the screen where the person is now: danger in words whose place they left before it was read. */
export function useDangerLeftBehind() {
  const danger = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  const forget = () => {
    if (danger) waitingDanger.remove(danger.id)
    leftBehind.set(null)
  }
  return { danger, forget }
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
