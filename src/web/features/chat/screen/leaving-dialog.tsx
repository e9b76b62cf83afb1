import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type LeavingDialogProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asked only when signing out would lose something that was written. */
export function LeavingDialog({ open, onStay, onLeave }: LeavingDialogProps) {
  const words = chatCopy.leaving
  return (
    <Dialog open={open} title={words.heading} onClose={onStay}>
      <p>{words.lead}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="danger" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button onClick={onStay} className="!min-h-11">
          {words.stay}
        </Button>
      </div>
    </Dialog>
  )
}
