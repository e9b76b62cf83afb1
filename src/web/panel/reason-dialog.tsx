import { type ReactNode, useState } from 'react'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Submit, usePanelAction } from './panel-section.tsx'

type ReasonDialogProps = {
  open: boolean
  title: string
  lead: string
  submit: string
  path: Parameters<typeof usePanelAction>[0]
  body?: object
  done: string
  onClose: () => void
  children?: ReactNode
}

/** Asks why before somebody loses something; the reason is stored in the audit log. */
export function ReasonDialog({ open, title, lead, submit, path, body, done, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const action = usePanelAction(path, () => done)

  /** The next time nothing of this one is left. */
  function close() {
    setReason('')
    action.reset()
    rest.onClose()
  }

  return (
    <Dialog open={open} title={title} onClose={close}>
      <Form
        onSubmit={() => action.mutate({ ...body, motivo: reason.trim() }, { onSuccess: close })}
        className="stack gap-4"
      >
        <p>{lead}</p>
        {rest.children}
        <TextField
          label={panelCopy.reason}
          value={reason}
          onChange={setReason}
          hint={panelCopy.reasonHint}
          maxLength={500}
        />
        <Submit action={action} look="danger" disabled={!reason.trim()} label={submit} />
      </Form>
    </Dialog>
  )
}
