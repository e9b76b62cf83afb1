import { Phone, Printer } from 'lucide-react'
import { useState } from 'react'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEP_TEXTS, PLAN_STEPS, type PlanStep, type SafetyPlan } from '#domain/notebook/pages.ts'
import { callsIn, type LinePart, withHelpCalls } from '#domain/notebook/plan-calls.ts'
import { planPage } from '#domain/notebook/safety-plan.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DangerCard } from '../danger.tsx'
import { useNotebook } from '../notebook-context.ts'
import { PartFrame, PartLoading } from '../part-frame.tsx'
import { Saved, SaveNotice, type SaveState } from '../saving.tsx'
import { TextArea } from '../text-area.tsx'
import { keptPlan } from './kept-plan.ts'
import { usePlanWriting } from './use-plan-writing.ts'

const words = notebookCopy.plan

/** 'Meu plano de segurança': seven steps, kept as one writes. */
export function PlanPart() {
  const writing = usePlanWriting()
  const { query, exists, plan } = writing
  const { data, error, isError, refetch } = query
  const unreadable = error instanceof ApiError && error.code === 'plan_unreadable'
  return (
    <PartFrame id="plano" words={words} ready={data !== undefined || isError}>
      {data === undefined ? (
        <PartLoading failed={isError} {...(unreadable && { sentence: words.unreadable })} onRetry={refetch} />
      ) : (
        <>
          <ol className="stack gap-5">
            {PLAN_STEPS.map((step, index) => (
              <PlanStepField key={step} step={step} number={index + 1} writing={writing} />
            ))}
          </ol>
          <Button
            look="secondary"
            icon={Printer}
            label={words.print}
            className="justify-self-start"
            onClick={() => window.print()}
          />
          {exists && <KeepPlanHere plan={plan} />}
          <PlanPrint plan={plan} />
        </>
      )}
    </PartFrame>
  )
}

/** 'Guardar neste aparelho', and what that means where others use it too. */
function KeepPlanHere({ plan }: { plan: SafetyPlan }) {
  const { personId } = useNotebook()
  const [kept, setKept] = useState(() => keptPlan(personId).isWanted())
  const [refused, setRefused] = useState(false)
  const { keepHere, keepHereWhat, keepHereFailed } = notebookCopy.plan

  async function choose(on: boolean) {
    const copy = keptPlan(personId)
    // A browser may refuse to keep anything, and behind a PIN nothing is kept.
    const isThere = on && (await copy.keep(plan))
    if (!isThere) copy.remove()
    setKept(isThere)
    setRefused(on && !isThere)
  }

  return (
    <div className="stack gap-1 border-line border-t pt-4">
      <Switch on={kept} onChange={choose} label={keepHere} />
      {refused && <SaveNotice state={{ kind: 'failed', sentence: keepHereFailed }} />}
      <p className="text-ink-soft text-sm">{keepHereWhat}</p>
    </div>
  )
}

/** As many lines as two columns hold. */
const IN_COLUMNS = 140

/** The plan on paper: one page, black on white. Not on the screen (notebook.css). */
function PlanPrint({ plan }: { plan: SafetyPlan }) {
  const { title, steps, now, density } = planPage(plan)
  const many = steps.flatMap(({ lines }) => lines).length > IN_COLUMNS
  return (
    <div className="plan-print" data-density={density} data-lines={many ? 'many' : undefined} aria-hidden>
      <p className="plan-print-title">{title}</p>
      {steps.map(({ number, title: step, lines, blanks }) => (
        <div key={number} className="plan-print-step">
          <p className="plan-print-name">
            {number}. {step}
          </p>
          {Array.from({ length: blanks }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <p key={index} className="plan-print-blank" />
          ))}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and are never moved
            <p key={index} className="plan-print-line">
              <Line parts={line} />
            </p>
          ))}
        </div>
      ))}
      <p className="plan-print-now">
        <Line parts={now} />
      </p>
    </div>
  )
}

function Line({ parts }: { parts: LinePart[] }) {
  return parts.map(({ text, tel }) => (tel ? <strong key={text}>{text}</strong> : text))
}

type PlanStepFieldProps = { step: PlanStep; number: number; writing: ReturnType<typeof usePlanWriting> }

function PlanStepField({ step, number, writing }: PlanStepFieldProps) {
  const { plan, write, leave, written, danger } = writing
  const { title, help } = PLAN_STEP_TEXTS[step]
  const text = plan.steps[step]
  const state: SaveState = step === written ? writing.state : { kind: 'idle' }
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2" onBlur={leave}>
      <span aria-hidden className="font-serif text-accent text-title leading-none">
        {number}
      </span>
      <div className="stack gap-2">
        <TextArea
          label={title}
          text={text}
          onChange={(changed) => write(step, changed)}
          max={PLAN_STEP_MAX}
          hint={help}
          end={<Saved state={state} saving={notebookCopy.typing.saving} className="ml-auto" />}
        />
        <SaveNotice state={state} />
        <PlanPhones text={text} withHelp={step === 'profissionais'} />
        <DangerCard danger={danger?.id.startsWith(step) ? danger : null} waits={state.kind === 'waiting'} />
      </div>
    </li>
  )
}

/** `withHelp`: 188 and 192 are there whatever is written in the step of services. */
function PlanPhones({ text, withHelp }: { text: string; withHelp: boolean }) {
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
