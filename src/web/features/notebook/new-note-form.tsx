import { type FormEvent, type Ref, useState } from 'react'
import type { NewNote, NoteAnswer, WithLevel } from '#domain/api/notebook.ts'
import { BROWSER_ERRORS } from '#domain/browser-errors.ts'
import { NOTE_MAX } from '#domain/limits.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/error-kinds.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { DangerCard, useDanger } from './danger.tsx'
import { useNotebook } from './notebook-context.ts'
import { SaveNotice } from './save-notice.tsx'
import { TextArea } from './text-area.tsx'
import { NEW_NOTE, NEW_NOTE_ID } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'
import { useTyped } from './use-typed.ts'

type NewNoteFormProps = {
  full: boolean
  onCreate: (note: NewNote) => Promise<WithLevel<NoteAnswer>>
  ref: Ref<HTMLTextAreaElement>
}

export function NewNoteForm({ full, onCreate, ref }: NewNoteFormProps) {
  const { typed } = useNotebook()
  const [text, setText] = useTyped(NEW_NOTE)
  const [asked, setAsked] = useState(false)
  const { danger, hear } = useDanger()
  const saving = useSaving(save, () => typed.get(NEW_NOTE_ID) !== '')
  const words = notebookCopy.notes
  const busy = saving.state.kind === 'saving'

  async function save() {
    const sent = typed.get(NEW_NOTE)
    if (isBlank(sent)) return
    const id = typed.get(NEW_NOTE_ID) || newId()
    typed.set(NEW_NOTE_ID, id)
    await hear(id, onCreate({ id, text: sent, aiMayRead: false })).catch((error) => {
      if (isRefused(error)) typed.set(NEW_NOTE_ID, '')
      throw error
    })
    typed.set(NEW_NOTE_ID, '')
    // What was typed meanwhile is another note.
    if (typed.get(NEW_NOTE) === sent) typed.set(NEW_NOTE, '')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(text)) return setAsked(true)
    if (!busy && !full && text.length <= NOTE_MAX) void saving.run()
  }

  function type(next: string) {
    setAsked(false)
    if (saving.state.kind === 'failed' || saving.state.kind === 'saved') saving.reset()
    setText(next)
  }

  return (
    <form onSubmit={submit} className="stack gap-3">
      <TextArea
        ref={ref}
        label={words.label}
        text={text}
        onChange={type}
        max={NOTE_MAX}
        hint={full ? words.full : words.hint}
        placeholder={words.placeholder}
      />
      <SaveNotice
        state={asked ? { kind: 'failed', sentence: BROWSER_ERRORS.note_empty.message } : saving.state}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={full || text.length > NOTE_MAX}>
          {busy ? words.keeping : words.keep}
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {saving.state.kind === 'saved' && notebookCopy.typing.saved}
        </p>
      </div>
      <DangerCard danger={danger} />
    </form>
  )
}
