import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from './text-area.tsx'
import { useTyped } from './use-typed.ts'

type EditTextProps = {
  /** The key under which it is kept while it is being typed. */
  typedAs: string
  text: string
  label: string
  max: number
  rows?: number
  save: string
  /** Resolves to whether it was kept. */
  onSave: (text: string) => Promise<boolean>
  onEnd: () => void
}

/** Changes something that is already kept. What can't be kept stays in the field. */
export function EditText({ typedAs, text, label, max, rows, save, onSave, onEnd }: EditTextProps) {
  const [typed, setTyped] = useTyped(typedAs)
  const [busy, setBusy] = useState(false)
  const value = typed === '' ? text : typed

  function end() {
    setTyped('')
    onEnd()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isBlank(value) || value.length > max) return
    if (value === text) return end()
    setBusy(true)
    const done = await onSave(value)
    setBusy(false)
    if (done) end()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') end()
  }

  return (
    <form onSubmit={submit} onKeyDown={press} className="stack gap-3">
      <TextArea label={label} text={value} onChange={setTyped} max={max} {...(rows && { rows })} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={isBlank(value) || value.length > max}>
          {save}
        </Button>
        <Button look="quiet" onClick={end}>
          {notebookCopy.notes.cancel}
        </Button>
      </div>
    </form>
  )
}
