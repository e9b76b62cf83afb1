import type { Done } from '#domain/api/account.ts'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { longMoment } from '#web/copy/dates-pt-br.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { requestAs } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

export const requestDeletionUndo = (personId: string) =>
  requestAs(personId)<Done>('DELETE', '/api/privacy/deletion')

type DeletionDialogProps = { open: boolean; deletion: PendingDeletion; onClose: () => void }

export function DeletionDialog({ open, deletion, onClose }: DeletionDialogProps) {
  const words = privacyCopy.deletion
  const toast = useToast()
  const { id } = useSignedInPerson()
  const { busy, failure, run } = useAction()

  async function keep() {
    if (!(await run(() => requestDeletionUndo(id)))) return
    onClose()
    toast({ message: words.cancelled })
  }

  return (
    <Dialog open={open} title={words.pendingHeading} onClose={onClose}>
      <p>{words.pending(longMoment(new Date(deletion.eraseAt)))}</p>
      {failure && <Alert>{failure.message}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" label={words.later} onClick={onClose} />
        <Button busy={busy} label={busy ? words.cancelling : words.cancel} onClick={keep} />
      </div>
    </Dialog>
  )
}
