import { leavingCopy } from '#web/copy/leaving-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asked only when signing out would lose something that was written: open while there is somebody to tell. */
export function UnsentDialog({ onDecide }: { onDecide: ((leaves: boolean) => void) | null }) {
  const { heading, lead, leave, stay } = leavingCopy.unsent
  return (
    <Dialog open={onDecide !== null} title={heading} onClose={() => onDecide?.(false)}>
      <p>{lead}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="danger" label={leave} onClick={() => onDecide?.(true)} />
        <Button label={stay} onClick={() => onDecide?.(false)} className="!min-h-11" />
      </div>
    </Dialog>
  )
}
