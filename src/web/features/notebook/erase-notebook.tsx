import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { keptPlan } from './kept-plan.ts'
import { useNotebook } from './notebook-context.ts'

const words = notebookCopy.erase

/** All four parts at once and for good, after one clear question. */
export function EraseNotebook() {
  const { personId, requests } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAction()

  async function erase() {
    await withRetry(requests.eraseNotebook)
    keptPlan(personId).remove()
    await client.invalidateQueries({ queryKey: ['caderno'] })
    setAsking(false)
    toast({ message: words.done })
  }

  return (
    <div className="justify-self-start">
      <Button look="quiet" onClick={() => setAsking(true)} className="-ml-3 text-sm">
        <Icon of={Trash2} size={18} />
        {words.action}
      </Button>
      <Dialog open={asking} title={words.title} onClose={() => setAsking(false)}>
        <p>{words.warning}</p>
        {failure && <Alert>{failure.message}</Alert>}
        <DialogActions
          keep={words.keep}
          onKeep={() => setAsking(false)}
          confirm={busy ? words.busy : words.confirm}
          busy={busy}
          onConfirm={() => run(erase)}
        />
      </Dialog>
    </div>
  )
}
