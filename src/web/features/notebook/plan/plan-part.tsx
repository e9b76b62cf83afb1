import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { SafetyPlan } from '#domain/notebook/pages.ts'
import type { LinePart } from '#domain/notebook/phones.ts'
import { planPage } from '#domain/notebook/plan-page.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useNotebook } from '../notebook-context.ts'
import { PartFrame, PartLoading } from '../part-frame.tsx'
import { SaveNotice } from '../saving.tsx'
import { keptPlan } from './kept-plan.ts'
import { PlanStepField } from './plan-step-field.tsx'
import { usePlanWriting } from './use-plan-writing.ts'

const words = notebookCopy.plan

/** 'Meu plano de segurança': seven steps, kept as one writes. */
export function PlanPart() {
  const { query, exists, plan, state, write, leave, written, danger } = usePlanWriting()
  const { data, error, isError, refetch } = query
  const unreadable = error instanceof ApiError && error.code === 'plan_unreadable'
  return (
    <PartFrame id="plano" heading={words.heading} lead={words.lead} ready={data !== undefined || isError}>
      {data === undefined ? (
        <PartLoading failed={isError} {...(unreadable && { sentence: words.unreadable })} onRetry={refetch} />
      ) : (
        <>
          <ol className="stack gap-5">
            {PLAN_STEPS.map((step, index) => (
              <PlanStepField
                key={step}
                step={step}
                number={index + 1}
                text={plan.steps[step]}
                onChange={(text) => write(step, text)}
                onLeave={leave}
                state={step === written ? state : { kind: 'idle' }}
                danger={danger?.id.startsWith(step) ? danger : null}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-3">
            <Button look="secondary" icon={Printer} label={words.print} onClick={() => window.print()} />
          </div>
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
