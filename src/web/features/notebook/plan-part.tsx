import { Printer } from 'lucide-react'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeepPlanHere } from './keep-plan-here.tsx'
import { PartFrame } from './part-frame.tsx'
import { PartLoading } from './part-loading.tsx'
import { PlanPrint } from './plan-print.tsx'
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
            <Button look="secondary" onClick={() => window.print()}>
              <Icon of={Printer} />
              {words.print}
            </Button>
          </div>
          {exists && <KeepPlanHere plan={plan} />}
          <PlanPrint plan={plan} />
        </>
      )}
    </PartFrame>
  )
}
