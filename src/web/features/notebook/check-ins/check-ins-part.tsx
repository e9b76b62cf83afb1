import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CHECK_IN_WORDS_MAX, FEELINGS_MAX } from '#domain/limits.ts'
import { type Feeling, feelingsFor, isFeeling, MOOD_NAMES, MOODS, type Mood } from '#domain/notebook/moods.ts'
import type { CheckIn } from '#domain/notebook/pages.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { DangerCard } from '../danger.tsx'
import { useNotebook } from '../notebook-context.ts'
import { checkInsQuery } from '../notebook-queries.ts'
import { focusPart, PartExample, PartFrame, PartLoading } from '../part-frame.tsx'
import { Saved, SaveNotice } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { CheckInHistory } from './check-in-history.tsx'
import { MoodFace } from './picture.tsx'
import { toggleFeeling, useCheckInForm, useCheckInList, useCreateCheckIn } from './use-check-in-form.ts'

const words = notebookCopy.checkIns

/** 'Como estou': a check-in in two taps, and how the last days were. */
export function CheckInsPart() {
  const { data: checkIns, isError, refetch } = useQuery(checkInsQuery(useNotebook().personId))
  const remove = useRemoveCheckIn()
  return (
    <PartFrame id="como-estou" words={words} ready={checkIns !== undefined || isError}>
      <CheckInForm />
      {checkIns?.length === 0 && (
        <PartExample text={words.example}>
          <Button
            look="secondary"
            label={words.begin}
            onClick={() => document.querySelector<HTMLElement>('#como-estou [type=radio]')?.focus()}
          />
        </PartExample>
      )}
      {checkIns ? (
        <CheckInHistory checkIns={checkIns} onRemove={remove} />
      ) : (
        <PartLoading failed={isError} onRetry={refetch} />
      )}
    </PartFrame>
  )
}

function useRemoveCheckIn() {
  const toast = useToast()
  const list = useCheckInList()
  const create = useCreateCheckIn()

  async function bringBack({ day, mood, feelings, words: text }: CheckIn): Promise<void> {
    const again = { id: newId(), day, mood, feelings: feelings.filter(isFeeling), words: text }
    await create(again).catch(() => toast({ message: words.undoFailed, tone: 'danger' }))
  }

  return (checkIn: CheckIn) => {
    focusPart('como-estou')
    void list.remove(checkIn, () => bringBack(checkIn))
  }
}

function CheckInForm() {
  const { draft, change, submit, state, unchosen, danger } = useCheckInForm()
  const busy = state.kind === 'saving'

  return (
    <Form onSubmit={submit} className="stack gap-5">
      <MoodChoice mood={draft.mood} onChoose={(mood) => change({ mood })} />
      {draft.mood && (
        <>
          <FeelingsChoice
            mood={draft.mood}
            chosen={draft.feelings}
            onChange={(feelings) => change({ feelings })}
          />
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
          {busy ? notebookCopy.typing.saving : words.keep}
        </Button>
        <Saved state={state} />
      </div>
      <DangerCard danger={danger} waits={state.kind === 'waiting'} />
    </Form>
  )
}

function MoodChoice({ mood, onChoose }: { mood: Mood | null; onChoose: (mood: Mood) => void }) {
  const name = useId()
  const labelId = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="stack gap-2">
      <p id={labelId} className="font-medium">
        {words.mood}
      </p>
      <div className="grid grid-cols-5 gap-1 sm:gap-2">
        {MOODS.map((one) => (
          <label
            key={one}
            className="relative grid cursor-pointer content-start justify-items-center gap-1 rounded-control border border-transparent px-0.5 py-2 text-center text-xs leading-tight hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={mood === one}
              onChange={() => onChoose(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <MoodFace mood={one} size={44} />
            {MOOD_NAMES[one]}
          </label>
        ))}
      </div>
    </div>
  )
}

type FeelingsChoiceProps = {
  /** What fits it is offered first. */
  mood: Mood
  chosen: readonly Feeling[]
  onChange: (chosen: Feeling[]) => void
}

function FeelingsChoice({ mood, chosen, onChange }: FeelingsChoiceProps) {
  const labelId = useId()
  const full = chosen.length >= FEELINGS_MAX
  return (
    <fieldset aria-labelledby={labelId} className="stack min-w-0 gap-2">
      <p id={labelId} className="font-medium text-sm">
        {words.feelings}
      </p>
      <div className="flex flex-wrap gap-2">
        {feelingsFor(mood).map((feeling) => {
          const on = chosen.includes(feeling)
          return (
            <button
              key={feeling}
              type="button"
              aria-pressed={on}
              aria-disabled={(full && !on) || undefined}
              onClick={() => onChange(toggleFeeling(chosen, feeling))}
              className={`min-h-11 rounded-full border px-3.5 text-sm transition-colors aria-disabled:cursor-default aria-disabled:text-ink-soft ${
                on
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line bg-surface not-aria-disabled:hover:border-accent not-aria-disabled:hover:bg-accent-soft'
              }`}
            >
              {feeling}
            </button>
          )
        })}
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm">
        {full && words.feelingsFull}
      </p>
    </fieldset>
  )
}
