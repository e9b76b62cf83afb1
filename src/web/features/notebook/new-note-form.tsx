import { type Ref, useState } from 'react'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { NOTE_MAX } from '#domain/limits.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { DangerCard } from './danger.tsx'
import { NEW_NOTE, useTyped } from './notebook-context.ts'
import { SaveNotice } from './saving.tsx'
import { TextArea } from './text-area.tsx'
import type { useNoteOutbox } from './use-note-outbox.ts'

type NewNoteFormProps = {
  full: boolean
  outbox: ReturnType<typeof useNoteOutbox>
  ref: Ref<HTMLTextAreaElement>
}

export function NewNoteForm({ full, outbox, ref }: NewNoteFormProps) {
  const { add, state, reset, danger } = outbox
  const [text, setText] = useTyped(NEW_NOTE)
  const [asked, setAsked] = useState(false)
  const words = notebookCopy.notes
  const busy = state.kind === 'saving'

  function submit() {
    if (isBlank(text)) return setAsked(true)
    if (full || text.length > NOTE_MAX) return
    setText('')
    add(text)
  }

  function type(next: string) {
    setAsked(false)
    if (state.kind === 'failed' || state.kind === 'saved') reset()
    setText(next)
  }

  return (
    <Form onSubmit={submit} className="stack gap-3">
      <TextArea
        ref={ref}
        label={words.label}
        text={text}
        onChange={type}
        max={NOTE_MAX}
        hint={full ? words.full : words.hint}
        placeholder={words.placeholder}
      />
      <SaveNotice state={asked ? { kind: 'failed', sentence: BROWSER_ERRORS.note_empty.message } : state} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={full || text.length > NOTE_MAX} label={words.keep} />
        <p aria-live="polite" className="text-ink-soft text-sm">
          {busy && notebookCopy.typing.saving}
          {state.kind === 'saved' && notebookCopy.typing.saved}
        </p>
      </div>
      <DangerCard danger={danger} />
    </Form>
  )
}
