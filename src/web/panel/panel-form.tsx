import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { Submit } from './panel-section.tsx'

/** One of those that exist, or a new one. */
export function SuggestField({ known, ...field }: TextFieldProps & { known: readonly string[] }) {
  const id = useId()
  return (
    <div>
      <TextField {...field} list={id} autoComplete="off" />
      <datalist id={id}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

type ReasonDialogProps = {
  open: boolean
  title: string
  lead: string
  submit: string
  action: UseMutationResult<unknown, Error, { motivo: string }>
  onClose: () => void
  children?: ReactNode
}

/** Asks why before somebody loses something; the reason is stored in the audit log. */
export function ReasonDialog({ open, title, lead, submit, action, onClose, children }: ReasonDialogProps) {
  const [reason, setReason] = useState('')

  /** The next time nothing of this one is left. */
  function close() {
    setReason('')
    action.reset()
    onClose()
  }

  return (
    <Dialog open={open} title={title} onClose={close}>
      <Form
        onSubmit={() => action.mutate({ motivo: reason.trim() }, { onSuccess: close })}
        className="stack gap-4"
      >
        <p>{lead}</p>
        {children}
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
