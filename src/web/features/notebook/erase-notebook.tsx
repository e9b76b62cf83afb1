import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Done } from '#domain/api/account.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { withRetry } from '#web/lib/commands.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useNotebook } from './notebook-context.ts'
import { keptPlan } from './plan/kept-plan.ts'

const words = notebookCopy.erase

/** All four parts at once and for good, after one clear question. */
export function EraseNotebook() {
  const { personId, request } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const action = useAction()

  async function erase() {
    await withRetry(() => request<Done>('DELETE', '/api/notebook'))
    keptPlan(personId).remove()
    await client.invalidateQueries({ queryKey: ['caderno'] })
    setAsking(false)
    toast({ message: words.done })
  }

  return (
    <div className="justify-self-start">
      <Button
        look="quiet"
        icon={Trash2}
        iconSize={18}
        label={words.action}
        className="-ml-3 text-sm"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        words={words}
        action={action}
        onConfirm={() => action.run(erase)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
