import { useEffect, useState } from 'react'
import type { PendingDeletion } from '#domain/api/privacy.ts'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { eraseMoment } from './erase-moment.ts'
import { fetchPrivacy, requestDeletionUndo } from './privacy-requests.ts'
import { useAction } from './use-action.ts'

const SEEN = 'exclusao-vista'

/** On signing in while the account is to be erased: says so once, and lets the person keep it. */
export function DeletionReminder() {
  const words = privacyCopy.deletion
  const toast = useToast()
  const { id } = useSignedInPerson()
  const [deletion, setDeletion] = useState<PendingDeletion | null>(null)
  const { busy, failure, run } = useAction()

  useEffect(() => {
    let here = true
    // Asked quietly: what fails here is asked again on the next visit, and is always in /conta.
    fetchPrivacy(id)
      .then((answer) => {
        const pending = answer.deletion
        if (here && pending && sessionStorage.getItem(SEEN) !== pending.eraseAt) setDeletion(pending)
      })
      .catch(() => {})
    return () => {
      here = false
    }
  }, [id])

  function close() {
    if (deletion) sessionStorage.setItem(SEEN, deletion.eraseAt)
    setDeletion(null)
  }

  async function keep() {
    if (!(await run(() => requestDeletionUndo(id)))) return
    close()
    toast({ message: words.cancelled })
  }

  return (
    <Dialog open={deletion !== null} title={words.pendingHeading} onClose={close}>
      {deletion && <p>{words.pending(eraseMoment(deletion))}</p>}
      {failure && <Alert>{failure.message}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={close}>
          {words.later}
        </Button>
        <Button busy={busy} onClick={keep}>
          {busy ? words.cancelling : words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
