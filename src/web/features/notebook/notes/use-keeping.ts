import { useState } from 'react'
import { typedText } from '#domain/notebook/typed-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDanger } from '../danger.tsx'
import { KEEP_DRAFTS, type KeepDraft, useTypedValue } from '../notebook-context.ts'
import { type SaveState, useSaving } from '../saving.tsx'
import { useCreateNote } from './use-notes.ts'

export type Keeping = ReturnType<typeof useKeeping>

const { chat } = notebookCopy

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

  /** What the words of this message have become so far. */
  const draftOf = (words: string): KeepDraft =>
    find(words) ?? { from: words, id: newId(), text: typedText(words) }

  function change(draft: KeepDraft) {
    if (state.kind === 'failed') reset()
    put({ ...draft, asked: find(draft.from)?.asked ?? false })
  }

  /** What is known of the words of this message. */
  const stateOf = (words: string): SaveState =>
    lastAsked === words || find(words)?.asked ? state : { kind: 'idle' }

  function keep(draft: KeepDraft) {
    setLastAsked(draft.from)
    put({ ...draft, asked: true })
    void run()
  }

  return { stateOf, draftOf, change, keep, forget, danger }
}

/** Replaces the draft made from the same words. */
export const withDraft = (drafts: readonly KeepDraft[], draft: KeepDraft): KeepDraft[] => [
  ...drafts.filter(({ from }) => from !== draft.from),
  draft,
]
