import { useRef, useState } from 'react'
import { NOTE_MAX } from '#domain/limits.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DangerCard, useDanger } from '../danger.tsx'
import { KEEP_DRAFTS, type KeepDraft, useTypedValue, withDraft } from '../notebook-context.ts'
import { SaveNotice, type SaveState, useSaving } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { useCreateNote } from './use-notes.ts'

const { chat, notes, typing } = notebookCopy

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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={off} label={busy ? typing.saving : notes.keep} />
        <Button look="secondary" label={chat.choose} onClick={choose} />
      </div>
      <DangerCard danger={danger} />
    </Form>
  )
}

/** 'Guardar no caderno': what somebody wrote, made into a note. `words` are null while nothing is to be kept. */
export function KeepDialog({ words, onClose }: { words: string | null; onClose: () => void }) {
  const keeping = useKeeping((kept) => kept === words && onClose())
  return (
    <Dialog open={words !== null} title={notebookCopy.chat.keepDialog} onClose={onClose}>
      {words !== null && <KeepForm key={words} words={words} keeping={keeping} />}
    </Dialog>
  )
}

export type Keeping = ReturnType<typeof useKeeping>

/** Words of messages on their way to be notes. What was asked for is kept also after the dialog is closed. */
export function useKeeping(onKept: (words: string) => void) {
  const create = useCreateNote()
  const toast = useToast()
  const stored = useTypedValue<KeepDraft[]>(KEEP_DRAFTS)
  const [lastAsked, setLastAsked] = useState<string | null>(null)
  const { danger, takeLevel } = useDanger()

  const drafts = () => stored.get() ?? []
  const find = (words: string) => drafts().find(({ from }) => from === words)
  const asked = () => drafts().find((draft) => draft.asked)
  const put = (draft: KeepDraft) => stored.set(withDraft(drafts(), draft))
  const forget = (words: string) => stored.set(drafts().filter(({ from }) => from !== words))
  const { state, run, reset } = useSaving(save, () => asked() !== undefined)

  async function save() {
    for (let next = asked(); next; next = asked()) {
      const { from, id, text } = next
      const { nivel } = await takeLevel(id, text, create({ id, text, aiMayRead: false })).catch((error) => {
        const draft = find(from)
        if (draft && isRefused(error)) put({ ...draft, asked: false })
        throw error
      })
      // What was changed meanwhile is kept before it goes.
      const draft = find(from)
      if (draft?.asked && draft.text !== text) continue
      forget(from)
      toast({ message: chat.kept, action: { label: chat.see, onSelect: () => navigate('/caderno#notas') } })
      // The dialog stays with the card, except for words that were read, and answered, in their first message.
      const isKnown = foldText(from).includes(foldText(text))
      if (nivel === 'nenhum' || isKnown) onKept(from)
    }
  }

  const draftOf = (words: string): KeepDraft =>
    find(words) ?? { from: words, id: newId(), text: typedText(words) }

  function change(draft: KeepDraft) {
    if (state.kind === 'failed') reset()
    put({ ...draft, asked: find(draft.from)?.asked ?? false })
  }

  const stateOf = (words: string): SaveState =>
    lastAsked === words || find(words)?.asked ? state : { kind: 'idle' }

  function keep(draft: KeepDraft) {
    setLastAsked(draft.from)
    put({ ...draft, asked: true })
    void run()
  }

  return { stateOf, draftOf, change, keep, forget, danger }
}
