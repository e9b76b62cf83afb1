import { type FormEvent, useState } from 'react'
import type { CheckInAnswer, NewCheckIn } from '#domain/api/notebook.ts'
import { CHECK_IN_WORDS_MAX } from '#domain/limits.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { isRefused } from '#web/lib/error-kinds.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { type CheckInDraft, readCheckIn } from './check-in-draft.ts'
import { dayHere } from './day-here.ts'
import { FeelingsChoice } from './feelings-choice.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { useNotebook } from './notebook-context.ts'
import { SaveNotice } from './save-notice.tsx'
import { TextArea } from './text-area.tsx'
import { CHECK_IN, CHECK_IN_ID } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'
import { useTyped } from './use-typed.ts'

const words = notebookCopy.checkIns

type CheckInFormProps = { onCreate: (checkIn: NewCheckIn) => Promise<CheckInAnswer> }

/** Two taps, and words if one wants. Words of danger get the card of the chat under them. */
export function CheckInForm({ onCreate }: CheckInFormProps) {
  const { typed, crisisCard } = useNotebook()
  const [stored, store] = useTyped(CHECK_IN)
  const draft = readCheckIn(stored)
  const [danger, setDanger] = useState<{ id: string; nivel: RiskLevel } | null>(null)
  const [unchosen, setUnchosen] = useState(false)
  const { state, run, reset } = useSaving(save, () => typed.get(CHECK_IN_ID) !== '')
  const busy = state.kind === 'saving'

  function change(next: Partial<CheckInDraft>) {
    setUnchosen(false)
    if (state.kind === 'saved' || state.kind === 'failed') reset()
    store(JSON.stringify({ ...draft, ...next }))
  }

  async function save() {
    const sent = readCheckIn(typed.get(CHECK_IN))
    if (!sent.mood) return
    const { mood, feelings, words: said } = sent
    const id = typed.get(CHECK_IN_ID) || newId()
    typed.set(CHECK_IN_ID, id)
    try {
      const { nivel } = await onCreate({ id, day: dayHere(new Date()), mood, feelings, words: said })
      setDanger({ id, nivel })
      typed.set(CHECK_IN_ID, '')
      store('')
    } catch (error) {
      if (isRefused(error)) typed.set(CHECK_IN_ID, '')
      // Refused or not, words of danger are answered.
      if (error instanceof ApiError && error.nivel !== 'nenhum') setDanger({ id, nivel: error.nivel })
      throw error
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!draft.mood) return setUnchosen(true)
    if (!busy && draft.words.length <= CHECK_IN_WORDS_MAX) void run()
  }

  return (
    <form onSubmit={submit} className="stack gap-5">
      <MoodChoice mood={draft.mood} onChoose={(mood) => change({ mood })} />
      {draft.mood && (
        <>
          <FeelingsChoice chosen={draft.feelings} onChange={(feelings) => change({ feelings })} />
          <TextArea
            label={words.words}
            text={draft.words}
            onChange={(said) => change({ words: said })}
            max={CHECK_IN_WORDS_MAX}
            hint={words.wordsHint}
          />
        </>
      )}
      <SaveNotice state={unchosen ? { kind: 'failed', sentence: words.chooseFirst } : state} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={draft.words.length > CHECK_IN_WORDS_MAX}>
          {busy ? words.keeping : words.keep}
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {state.kind === 'saved' && words.kept}
        </p>
      </div>
      {danger && crisisCard(danger.id, danger.nivel)}
    </form>
  )
}
