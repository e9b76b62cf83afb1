import type { PendingDeletion } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { eraseMoment } from './erase-moment.ts'
import { requestDeletionUndo } from './privacy-requests.ts'
import { useAction } from './use-action.ts'

type PendingDeletionNoticeProps = { deletion: PendingDeletion; onCancelled: () => void }

/** When the account will be gone, and the way to keep it. */
export function PendingDeletionNotice({ deletion, onCancelled }: PendingDeletionNoticeProps) {
  const words = privacyCopy.deletion
  const { id } = useSignedInPerson()
  const { busy, failure, run } = useAction()

  async function cancel() {
    if (await run(() => requestDeletionUndo(id))) onCancelled()
  }

  return (
    <div className="stack gap-4 rounded-control border border-care/30 bg-care-soft px-4 py-4 text-care">
      <p>{words.pending(eraseMoment(deletion))}</p>
      {failure && <Alert>{failure.message}</Alert>}
      <Button look="secondary" busy={busy} onClick={cancel} className="justify-self-start">
        {busy ? words.cancelling : words.cancel}
      </Button>
    </div>
  )
}
