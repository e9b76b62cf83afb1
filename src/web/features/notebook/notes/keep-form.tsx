import { useRef } from 'react'
import { NOTE_MAX } from '#domain/limits.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { DangerCard } from '../danger.tsx'
import { SaveNotice } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { type Keeping, useKeeping } from './use-keeping.ts'

const { chat, notes } = notebookCopy

/** Choose the words, edit, save. The note begins switched off. */
export function KeepForm({ words, keeping }: { words: string; keeping: Keeping }) {
  const { stateOf, draftOf, change, keep, danger } = keeping
  const draft = draftOf(words)
  const state = stateOf(words)
  const { text } = draft
  const box = useRef<HTMLTextAreaElement>(null)
  const busy = state.kind === 'saving'
  const off = isBlank(text) || text.length > NOTE_MAX

  const type = (next: string) => change({ ...draft, text: next })

  function choose() {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = box.current ?? {}
    if (selectionEnd > selectionStart) type(value.slice(selectionStart, selectionEnd).trim())
    box.current?.focus()
  }

  if (danger && state.kind === 'saved') {
    return (
      <>
        <p role="status">{chat.kept}</p>
        <DangerCard danger={danger} />
      </>
    )
  }
  return (
    <Form onSubmit={() => !busy && !off && keep(draft)} className="stack gap-4">
      <p className="text-ink-soft text-sm">{chat.keepLead}</p>
      <TextArea
        ref={box}
        label={chat.keepText}
        text={text}
        onChange={type}
        max={NOTE_MAX}
        rows={4}
        autoFocus
      />
      <SaveNotice state={state} />
      <KeepActions
        keep={busy ? notebookCopy.typing.saving : notes.keep}
        busy={busy}
        disabled={off}
        other={chat.choose}
        onOther={choose}
      />
      <DangerCard danger={danger} />
    </Form>
  )
}

type KeepDialogProps = {
  /** What there is to choose from; null while nothing is to be kept. */
  words: string | null
  onClose: () => void
}

/** 'Guardar no caderno': what somebody wrote, made into a note. */
export function KeepDialog({ words, onClose }: KeepDialogProps) {
  const keeping = useKeeping((kept) => kept === words && onClose())
  return (
    <Dialog open={words !== null} title={notebookCopy.chat.keepDialog} onClose={onClose}>
      {words !== null && <KeepForm key={words} words={words} keeping={keeping} />}
    </Dialog>
  )
}

type KeepActionsProps = { keep: string; busy: boolean; disabled: boolean; other: string; onOther: () => void }

/** Under a form that keeps something: its own button, and what can be done instead. */
export const KeepActions = ({ keep, busy, disabled, other, onOther }: KeepActionsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy} disabled={disabled} label={keep} />
    <Button look="secondary" label={other} onClick={onOther} />
  </div>
)
