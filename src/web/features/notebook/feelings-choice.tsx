import { useId } from 'react'
import { FEELINGS_MAX } from '#domain/limits.ts'
import { type Feeling, feelingsFor } from '#domain/notebook/feelings.ts'
import type { Mood } from '#domain/notebook/moods.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { toggleFeeling } from './check-in-draft.ts'

type FeelingsChoiceProps = {
  /** What fits it is offered first. */
  mood: Mood
  chosen: readonly Feeling[]
  onChange: (chosen: Feeling[]) => void
}

/** Up to three words for how it feels. */
export function FeelingsChoice({ mood, chosen, onChange }: FeelingsChoiceProps) {
  const labelId = useId()
  const full = chosen.length >= FEELINGS_MAX
  const words = notebookCopy.checkIns
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
