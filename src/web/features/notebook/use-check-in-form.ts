import { useState } from 'react'
import type { CheckInAnswer, NewCheckIn } from '#domain/api/notebook.ts'
import { CHECK_IN_WORDS_MAX } from '#domain/limits.ts'
import { isRefused } from '#web/lib/api-error.ts'
import { newId } from '#web/lib/new-id.ts'
import { type CheckInDraft, readCheckIn } from './check-in-draft.ts'
import { useDanger } from './danger.tsx'
import { dayHere } from './day-here.ts'
import { useNotebook, useTyped } from './notebook-context.ts'
import { CHECK_IN, CHECK_IN_ID } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'

export type CreateCheckIn = (checkIn: NewCheckIn) => Promise<CheckInAnswer>

/** A check-in that is being written: kept while it is typed, sent with one id however often that is tried. */
export function useCheckInForm(onCreate: CreateCheckIn) {
  const { typed } = useNotebook()
  const [stored, store] = useTyped(CHECK_IN)
  const draft = readCheckIn(stored)
  const { danger, hear } = useDanger()
  const [unchosen, setUnchosen] = useState(false)
  const { state, run, reset } = useSaving(save, () => typed.get(CHECK_IN_ID) !== '')

  function change(next: Partial<CheckInDraft>) {
    setUnchosen(false)
    if (state.kind === 'saved' || state.kind === 'failed') reset()
    store(JSON.stringify({ ...draft, ...next }))
  }

  async function save() {
    const sent = typed.get(CHECK_IN)
    const { mood, feelings, words, day = dayHere(new Date()) } = readCheckIn(sent)
    if (!mood) return
    const id = typed.get(CHECK_IN_ID) || newId()
    typed.set(CHECK_IN_ID, id)
    try {
      await hear(id, onCreate({ id, day, mood, feelings, words }))
    } catch (error) {
      if (isRefused(error)) typed.set(CHECK_IN_ID, '')
      throw error
    }
    typed.set(CHECK_IN_ID, '')
    // What was chosen or typed meanwhile is another check-in.
    if (typed.get(CHECK_IN) === sent) store('')
  }

  function submit() {
    if (!draft.mood) return setUnchosen(true)
    if (state.kind === 'saving' || draft.words.length > CHECK_IN_WORDS_MAX) return
    store(JSON.stringify({ ...draft, day: dayHere(new Date()) } satisfies CheckInDraft))
    void run()
  }

  return { draft, change, submit, state, unchosen, danger }
}
