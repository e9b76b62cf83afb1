import { useQueryClient } from '@tanstack/react-query'
import type { SafetyPlan } from '#domain/api/notebook.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useDanger } from './danger.tsx'
import { type TypedTexts, useNotebook } from './notebook-context.ts'
import { planQuery } from './notebook-queries.ts'
import { asRequest, changesAfter, fits, type PlanChanges, readChanges } from './plan-changes.ts'
import { PLAN_CHANGES } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'

export const unsavedSteps = (typed: TypedTexts) => readChanges(typed.get(PLAN_CHANGES))

export function keepSteps(typed: TypedTexts, changes: PlanChanges): void {
  typed.set(PLAN_CHANGES, Object.keys(changes).length === 0 ? '' : JSON.stringify(changes))
}

type SendingPlan = {
  /** The words are read for danger under this id. */
  id: string
  onKept?: (plan: SafetyPlan | null, sent: PlanChanges) => void
  /** Whether to send at once what an earlier visit left. */
  pending?: () => boolean
}

/** Sends the steps of the plan that were changed in this browser and are not kept yet. */
export function useSendingPlan({ id, onKept, pending }: SendingPlan) {
  const { requests, typed } = useNotebook()
  const client = useQueryClient()
  const { danger, hear } = useDanger()

  async function save() {
    const sent = unsavedSteps(typed)
    if (Object.keys(sent).length === 0) return
    if (!fits(sent)) throw new ApiError('words_too_long')
    const change = () => requests.changePlan(asRequest(sent))
    const { plan } = await hear(id, withRetry(change))
    client.setQueryData(planQuery(requests).queryKey, plan)
    keepSteps(typed, changesAfter(unsavedSteps(typed), sent))
    onKept?.(plan, sent)
  }

  return { ...useSaving(save, pending), danger }
}
