import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { panelCopy } from '#web/copy/panel-pt-br.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Submit } from './panel-section.tsx'

export const FIELD_BOX =
  'min-h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 text-base text-ink focus:border-accent focus:outline-2 focus:outline-focus'

type FieldProps = { label: string; value: string; onChange: (value: string) => void }

type LabelledProps = { id: string; label: string; className?: string; children: ReactNode }

export const Labelled = ({ id, label, className = '', children }: LabelledProps) => (
  <div className={`stack min-w-0 gap-1.5 ${className}`}>
    <label htmlFor={id} className="justify-self-start font-medium text-sm">
      {label}
    </label>
    {children}
  </div>
)

export function SelectField({
  label,
  value,
  onChange,
  options,
}: FieldProps & { options: Record<string, string> }) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)} className={FIELD_BOX}>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** One of those that exist, or a new one. */
export function SuggestField({ label, value, onChange, known }: FieldProps & { known: readonly string[] }) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        list={`${id}-known`}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_BOX}
      />
      <datalist id={`${id}-known`}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Labelled>
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
