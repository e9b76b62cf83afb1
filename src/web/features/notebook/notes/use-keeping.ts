import { useState } from 'react'
import { typedText } from '#domain/notebook/typed-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { parseJson } from '#web/lib/parse-json.ts'
import { navigate } from '#web/lib/router.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDanger } from '../danger.tsx'
import { KEEP_ASKED, KEEP_DRAFTS, type TypedTexts, useNotebook, useTyped } from '../notebook-context.ts'
import { type SaveState, useSaving } from '../saving.tsx'
import { useCreateNote } from './use-notes.ts'

export type Keeping = ReturnType<typeof useKeeping>

const { chat } = notebookCopy

/** Words of messages on their way to be notes. What was asked for is kept also after the dialog is closed. */
export function useKeeping(onKept: (words: string) => void) {
  const { typed } = useNotebook()
  const create = useCreateNote()
  const toast = useToast()
  const [stored] = useTyped(KEEP_DRAFTS)
  const [lastAsked, setLastAsked] = useState<string | null>(null)
  const { danger, takeLevel } = useDanger()
  const { asked, put, take, forget } = keepDraftsIn(typed)
  const { state, run, reset } = useSaving(save, () => asked().length > 0)

  async function save() {
    for (let [draft] = asked(); draft; [draft] = asked()) {
      const { from, id, text } = draft
      const { nivel } = await takeLevel(id, text, create({ id, text, aiMayRead: false })).catch((error) => {
        if (isRefused(error)) take(KEEP_ASKED, from)
        throw error
      })
      // What was changed meanwhile is kept before it goes.
      if (asked().some((one) => one.from === from && one.text !== text)) continue
      forget(from)
      toast({ message: chat.kept, action: { label: chat.see, onSelect: () => navigate('/caderno#notas') } })
      // The dialog stays with the card, except for words that were read, and answered, in their first message.
      const isKnown = foldText(from).includes(foldText(text))
      if (nivel === 'nenhum' || isKnown) onKept(from)
    }
  }

  /** What the words of this message have become so far. */
  function draftOf(words: string): KeepDraft {
    const known = readKeepDrafts(stored).find(({ from }) => from === words)
    return known ?? { from: words, id: newId(), text: typedText(words) }
  }

  function change(draft: KeepDraft) {
    if (state.kind === 'failed') reset()
    put(KEEP_DRAFTS, draft)
    if (asked().some(({ from }) => from === draft.from)) put(KEEP_ASKED, draft)
  }

  /** What is known of the words of this message. */
  function stateOf(words: string): SaveState {
    const isIts = lastAsked === words || asked().some(({ from }) => from === words)
    return isIts ? state : { kind: 'idle' }
  }

  function keep(draft: KeepDraft) {
    setLastAsked(draft.from)
    put(KEEP_DRAFTS, draft)
    put(KEEP_ASKED, draft)
    void run()
  }

  return { stateOf, draftOf, change, keep, forget, danger }
}

/** The drafts that this browser keeps: all of them, and those that are to be notes. */
function keepDraftsIn(typed: TypedTexts) {
  const drafts = (key: string) => readKeepDrafts(typed.get(key))
  const take = (key: string, from: string) =>
    typed.set(key, storedDrafts(withoutDraft(drafts(key), { from })))
  return {
    asked: () => drafts(KEEP_ASKED),
    put: (key: string, draft: KeepDraft) => typed.set(key, storedDrafts(withDraft(drafts(key), draft))),
    take,
    /** Nothing of it stays on this device. */
    forget(from: string): void {
      take(KEEP_ASKED, from)
      take(KEEP_DRAFTS, from)
    },
  }
}

/** Words of a message (`from`) as they are being made into a note. */
type KeepDraft = { from: string; id: string; text: string }

/** More than anybody edits at once; the oldest goes first. */
const DRAFTS_MAX = 10

/** Reads what this browser kept, perhaps of another version. */
export function readKeepDrafts(stored: string): KeepDraft[] {
  const drafts = parseJson(stored)
  return Array.isArray(drafts) ? drafts.filter(isKeepDraft) : []
}

/** As it is stored; empty when there is none. */
export const storedDrafts = (drafts: readonly KeepDraft[]): string =>
  drafts.length === 0 ? '' : JSON.stringify(drafts.slice(-DRAFTS_MAX))

/** Replaces the draft made from the same words. */
export function withDraft(drafts: readonly KeepDraft[], draft: KeepDraft): KeepDraft[] {
  return [...withoutDraft(drafts, draft), draft]
}

export const withoutDraft = (drafts: readonly KeepDraft[], { from }: Pick<KeepDraft, 'from'>): KeepDraft[] =>
  drafts.filter((one) => one.from !== from)

const isKeepDraft = (draft: Partial<KeepDraft> | null): draft is KeepDraft =>
  [draft?.from, draft?.id, draft?.text].every((part) => typeof part === 'string')
