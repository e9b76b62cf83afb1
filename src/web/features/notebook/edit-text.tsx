import { useRef, useState } from 'react'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { useDanger } from './danger.tsx'
import { useTypedValue } from './notebook-context.ts'
import { TextArea } from './text-area.tsx'
import type { TextChange } from './text-change.ts'

type EditTextProps = {
  /** The key under which it is kept while it is being typed. */
  typedAs: string
  text: string
  label: string
  max: number
  rows?: number
  /** `before` is the text that the person has seen. Resolves to whether it was kept. */
  onSave: (text: string, before: string) => Promise<boolean>
  onEnd: () => void
}

/** A row whose text can be edited in place; afterwards the focus is back on its first button. */
export function useEditing() {
  const row = useRef<HTMLLIElement>(null)
  const [editing, setEditing] = useState(false)
  function stopEditing() {
    setEditing(false)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-edit] button')?.focus())
  }
  return { row, editing, edit: () => setEditing(true), stopEditing, ...useDanger() }
}

/** Changes something that is already kept. What can't be kept stays in the field. */
export function EditText({ typedAs, text, label, max, rows, onSave, onEnd }: EditTextProps) {
  const stored = useTypedValue<TextChange>(typedAs)
  const [busy, setBusy] = useState(false)
  const draft = stored.get()
  const value = draft?.text ?? text
  const changedElsewhere = !busy && draft !== null && draft.before !== text

  const type = (next: string) => stored.set({ text: next, before: draft?.before ?? text })

  function end() {
    stored.set(null)
    onEnd()
  }

  async function submit() {
    if (busy || isBlank(value) || value.length > max) return
    const sent = typedText(value)
    if (sent === text) return end()
    setBusy(true)
    const done = await onSave(sent, text)
    setBusy(false)
    if (!done) return
    const left = afterKeeping(stored.get(), sent)
    stored.set(left)
    if (!left) onEnd()
  }

  return (
    <Form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && end()} className="stack gap-3">
      <TextArea label={label} text={value} onChange={type} max={max} {...(rows && { rows })} autoFocus />
      {changedElsewhere && <ChangedElsewhere text={text} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={busy}
          disabled={isBlank(value) || value.length > max}
          label={notebookCopy.typing.save}
        />
        <Button look="quiet" label={notebookCopy.typing.cancel} onClick={end} />
      </div>
    </Form>
  )
}

function ChangedElsewhere({ text }: { text: string }) {
  const { elsewhere, elsewhereWhat } = notebookCopy.typing
  return (
    <div
      role="status"
      className="stack gap-1 rounded-control border border-line bg-surface px-4 py-3 text-sm"
    >
      <p>{elsewhere}</p>
      <blockquote className="whitespace-pre-wrap border-line-strong border-l-2 pl-3 [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      <p className="text-ink-soft">{elsewhereWhat}</p>
    </div>
  )
}

/** What stays in this browser once `kept` was kept: what was typed meanwhile, as a change of it. */
export const afterKeeping = (draft: TextChange | null, kept: string): TextChange | null =>
  draft && typedText(draft.text) !== kept ? { text: draft.text, before: kept } : null
