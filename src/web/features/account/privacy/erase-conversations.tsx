import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { privacyCopy } from '#web/copy/privacy-pt-br.ts'
import { usePersonChanges, useSignedInPerson } from '#web/session/person-context.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DataRow } from './data-row.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { requestErasure } from './privacy-requests.ts'
import { useAction } from './use-action.ts'

/** 'Apagar todas as conversas', after one clear question. */
export function EraseConversations() {
  const words = privacyCopy.data.erase
  const { id } = useSignedInPerson()
  const { erased } = usePersonChanges()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const { busy, failure, run, clear } = useAction()

  async function erase() {
    if (!(await run(() => requestErasure(id)))) return
    erased()
    setAsking(false)
    setDone(true)
  }

  function ask() {
    clear()
    setDone(false)
    setAsking(true)
  }

  return (
    <DataRow heading={words.heading} lead={words.lead}>
      <Button look="danger" onClick={ask}>
        <Icon of={Trash2} />
        {words.action}
      </Button>
      {done && <Alert tone="success">{words.done}</Alert>}
      <Dialog open={asking} title={words.title} onClose={() => setAsking(false)}>
        <p>{words.warning}</p>
        {failure && <Alert>{failure.message}</Alert>}
        <DialogActions
          keep={words.keep}
          onKeep={() => setAsking(false)}
          confirm={busy ? words.busy : words.confirm}
          busy={busy}
          onConfirm={erase}
        />
      </Dialog>
    </DataRow>
  )
}
