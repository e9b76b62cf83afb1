import { CHECK_IN_WORDS_MAX } from '#domain/limits.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { DangerCard } from './danger.tsx'
import { FeelingsChoice } from './feelings-choice.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { SaveNotice } from './save-notice.tsx'
import { TextArea } from './text-area.tsx'
import { type CreateCheckIn, useCheckInForm } from './use-check-in-form.ts'

const words = notebookCopy.checkIns

type CheckInFormProps = { onCreate: CreateCheckIn }

/** Two taps, and words if one wants. Words of danger get the card of the chat under them. */
export function CheckInForm({ onCreate }: CheckInFormProps) {
  const { draft, change, submit, state, unchosen, danger } = useCheckInForm(onCreate)
  const busy = state.kind === 'saving'

  return (
    <form onSubmit={submit} className="stack gap-5">
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
          {busy ? words.keeping : words.keep}
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {state.kind === 'saved' && words.kept}
        </p>
      </div>
      <DangerCard danger={danger} />
    </form>
  )
}
