import { type FormEvent, useRef, useState } from 'react'
import { NOTE_MAX } from '#domain/limits.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { KeepActions } from './keep-actions.tsx'
import { SaveNotice } from './save-notice.tsx'
import { TextArea } from './text-area.tsx'
import { useNotes } from './use-notes.ts'
import { useSaving } from './use-saving.ts'

const { chat, notes } = notebookCopy

/** Choose the words, edit, save. The note begins switched off. */
export function KeepForm({ words, onDone }: { words: string; onDone: () => void }) {
  const { create } = useNotes()
  const toast = useToast()
  const [text, setText] = useState(() => typedText(words))
  const [id] = useState(newId)
  const box = useRef<HTMLTextAreaElement>(null)
  const { state, run } = useSaving(save)
  const busy = state.kind === 'saving'
  const off = isBlank(text) || text.length > NOTE_MAX

  async function save() {
    await create({ id, text, aiMayRead: false })
    onDone()
    toast({ message: chat.kept, action: { label: chat.see, onSelect: () => navigate('/caderno#notas') } })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && !off) void run()
  }

  function choose() {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = box.current ?? {}
    if (selectionEnd > selectionStart) setText(value.slice(selectionStart, selectionEnd).trim())
    box.current?.focus()
  }

  return (
    <form onSubmit={submit} className="stack gap-4">
      <p className="text-ink-soft text-sm">{chat.keepLead}</p>
      <TextArea
        ref={box}
        label={chat.keepText}
        text={text}
        onChange={setText}
        max={NOTE_MAX}
        rows={4}
        autoFocus
      />
      <SaveNotice state={state} />
      <KeepActions
        keep={busy ? notes.keeping : notes.keep}
        busy={busy}
        disabled={off}
        other={chat.choose}
        onOther={choose}
      />
    </form>
  )
}
