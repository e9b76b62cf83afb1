import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckInAnswer, NewCheckIn } from '#domain/api/notebook.ts'
import { CHECK_IN_WORDS_MAX, FEELINGS_MAX } from '#domain/limits.ts'
import type { Feeling, Mood } from '#domain/notebook/moods.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { isRefused } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { useDanger } from '../danger.tsx'
import { dayHere } from '../day-here.ts'
import { CHECK_IN, CHECK_IN_ID, useNotebook, useTypedValue } from '../notebook-context.ts'
import { useNotebookList } from '../notebook-list.ts'
import { checkInsQuery } from '../notebook-queries.ts'
import { useSaving } from '../saving.tsx'

const CHECK_INS = '/api/notebook/check-ins'

export const useCheckInList = () =>
  useNotebookList<CheckIn>(checkInsQuery(useNotebook().personId), CHECK_INS, notebookCopy.checkIns)

export function useCreateCheckIn() {
  const { personId } = useNotebook()
  const client = useQueryClient()
  const list = useCheckInList()
  return async (wanted: NewCheckIn): Promise<CheckInAnswer> => {
    const answer = await list.post<CheckInAnswer>(wanted)
    list.put(answer.checkIn)
    // What the suggestion in the chat knows (check-in-suggestion.tsx).
    client.setQueryData([...checkInsQuery(personId).queryKey, 'sugestao'], wanted.day)
    return answer
  }
}

/** A check-in that is being written: kept while it is typed, sent with one id however often that is tried. */
export function useCheckInForm() {
  const { typed } = useNotebook()
  const create = useCreateCheckIn()
  const stored = useTypedValue<CheckInDraft>(CHECK_IN)
  const draft = stored.get() ?? BLANK
  const { danger, takeLevel } = useDanger()
  const [unchosen, setUnchosen] = useState(false)
  const { state, run, reset } = useSaving(save, () => typed.get(CHECK_IN_ID) !== '')

  function change(next: Partial<CheckInDraft>) {
    setUnchosen(false)
    if (state.kind === 'saved' || state.kind === 'failed') reset()
    stored.set({ ...draft, ...next })
  }

  async function save() {
    const sent = typed.get(CHECK_IN)
    const { mood, feelings, words, day = dayHere(new Date()) } = stored.get() ?? BLANK
    if (!mood) return
    const id = typed.get(CHECK_IN_ID) || newId()
    typed.set(CHECK_IN_ID, id)
    try {
      await takeLevel(id, words, create({ id, day, mood, feelings, words }))
    } catch (error) {
      if (isRefused(error)) typed.set(CHECK_IN_ID, '')
      throw error
    }
    typed.set(CHECK_IN_ID, '')
    // What was chosen or typed meanwhile is another check-in.
    if (typed.get(CHECK_IN) === sent) stored.set(null)
  }

  function submit() {
    if (!draft.mood) return setUnchosen(true)
    if (state.kind === 'saving' || draft.words.length > CHECK_IN_WORDS_MAX) return
    stored.set({ ...draft, day: dayHere(new Date()) })
    void run()
  }

  return { draft, change, submit, state, unchosen, danger }
}

/** What is chosen and typed before it is kept. `day` is when it was to be kept: sent later, it is still of that day. */
type CheckInDraft = { mood: Mood | null; feelings: Feeling[]; words: string; day?: string }

const BLANK: CheckInDraft = { mood: null, feelings: [], words: '' }

/** Takes the feeling out, or in as long as there is room for it. */
export function toggleFeeling(feelings: readonly Feeling[], feeling: Feeling): Feeling[] {
  if (feelings.includes(feeling)) return feelings.filter((one) => one !== feeling)
  return feelings.length < FEELINGS_MAX ? [...feelings, feeling] : [...feelings]
}
