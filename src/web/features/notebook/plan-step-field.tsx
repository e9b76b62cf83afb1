import type { ComponentProps } from 'react'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import type { PlanStep } from '#domain/notebook/plan-steps.ts'
import { PLAN_STEP_TEXTS } from '#domain/notebook/safety-plan.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import type { SaveState } from './after-failure.ts'
import { DangerCard } from './danger.tsx'
import { PlanPhones } from './plan-phones.tsx'
import { SaveNotice } from './save-notice.tsx'
import { TextArea } from './text-area.tsx'

type PlanStepFieldProps = {
  step: PlanStep
  number: number
  text: string
  onChange: (text: string) => void
  onLeave: () => void
  /** How it stands with what was written here. */
  state: SaveState
  danger: ComponentProps<typeof DangerCard>['danger']
}

/** One step: what belongs there, the field, and the numbers in it to tap. */
export function PlanStepField({ step, number, text, onChange, onLeave, state, danger }: PlanStepFieldProps) {
  const { title, help } = PLAN_STEP_TEXTS[step]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3" onBlur={onLeave}>
      <span aria-hidden className="font-serif text-accent text-title leading-none">
        {number}
      </span>
      <div className="stack gap-2">
        <TextArea
          label={title}
          text={text}
          onChange={onChange}
          max={PLAN_STEP_MAX}
          hint={help}
          end={<Told state={state} />}
        />
        <SaveNotice state={state} />
        <PlanPhones text={text} withHelp={step === 'profissionais'} />
        <DangerCard danger={danger} />
      </div>
    </li>
  )
}

function Told({ state: { kind } }: { state: SaveState }) {
  const { saving, saved } = notebookCopy.typing
  return (
    <p aria-live="polite" className="ml-auto">
      {kind === 'saving' && saving}
      {kind === 'saved' && saved}
    </p>
  )
}
