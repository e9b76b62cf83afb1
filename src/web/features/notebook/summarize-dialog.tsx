import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SummaryDraftForm } from './summary-draft-form.tsx'

type SummarizeDialogProps = { conversationId: string | null; onClose: () => void }

/** 'Resumir esta conversa': a draft that is kept only if the person says so. */
export function SummarizeDialog({ conversationId, onClose }: SummarizeDialogProps) {
  return (
    <Dialog open={conversationId !== null} title={notebookCopy.summaries.dialog} onClose={onClose}>
      {conversationId !== null && <SummaryDraftForm conversationId={conversationId} onDone={onClose} />}
    </Dialog>
  )
}
