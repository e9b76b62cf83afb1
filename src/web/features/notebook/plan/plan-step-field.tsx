import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { callsIn, withHelpCalls } from '#domain/notebook/plan-calls.ts'
import type { PlanStep } from '#domain/notebook/plan-steps.ts'
import { PLAN_STEP_TEXTS } from '#domain/notebook/safety-plan.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DangerCard } from '../danger.tsx'
import { SaveNotice, type SaveState } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'

type PlanStepFieldProps = {
  step: PlanStep
  number: number
  text: string
  onChange: (text: string) => void
  onLeave: () => void
  /** Whether what was written here is kept. */
  state: SaveState
  danger: ComponentProps<typeof DangerCard>['danger']
}

/** One step: what belongs there, the field, and the numbers in it to tap. */
export function PlanStepField({ step, number, text, onChange, onLeave, state, danger }: PlanStepFieldProps) {
  const { title, help } = PLAN_STEP_TEXTS[step]
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2" onBlur={onLeave}>
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

type PlanPhonesProps = {
  text: string
  /** The step of services: 188 and 192 are there whatever is written in it. */
  withHelp: boolean
}

function PlanPhones({ text, withHelp }: PlanPhonesProps) {
  const own = callsIn(text)
  const calls = withHelp ? withHelpCalls(own) : own
  if (calls.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {calls.map(({ name, number, tel }) => (
        <li key={`${name} ${tel}`} className="max-w-full">
          <a
            href={tel}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-care/30 bg-care-soft px-3.5 font-semibold text-care text-sm hover:opacity-85"
          >
            <Icon of={Phone} size={18} />
            <span className="sr-only">{notebookCopy.plan.call} </span>
            <span className="truncate">{name}</span>
            <span className="shrink-0">{number}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
