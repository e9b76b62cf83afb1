import { Button } from './button.tsx'

type DialogActionsProps = {
  keep: string
  onKeep: () => void
  confirm: string
  busy: boolean
  /** Without it, the button submits the form it is in. */
  onConfirm?: () => void
}

/** The two ways out of a grave question. The harmless one comes first. */
export function DialogActions({ keep, onKeep, confirm, busy, onConfirm }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onKeep}>
        {keep}
      </Button>
      <Button look="danger" busy={busy} {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}>
        {confirm}
      </Button>
    </div>
  )
}
