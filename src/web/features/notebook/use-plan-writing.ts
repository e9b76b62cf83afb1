import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SafetyPlan } from '#domain/api/notebook.ts'
import { PLAN_STEPS, type PlanStep } from '#domain/notebook/plan-steps.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { newId } from '#web/lib/new-id.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useDanger } from './danger.tsx'
import { refreshCopy } from './kept-plan.ts'
import { useNotebook } from './notebook-context.ts'
import { planQuery } from './notebook-queries.ts'
import {
  asRequest,
  changesAfter,
  fits,
  mergedSteps,
  type PlanChanges,
  planWith,
  readChanges,
  typedIn,
  withChange,
} from './plan-changes.ts'
import { PLAN_CHANGES } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'

const SAVE_AFTER = 700

/** The plan while it is written: kept a moment after the last key, and only the steps that were changed here. */
export function usePlanWriting() {
  const { personId, requests, typed } = useNotebook()
  const client = useQueryClient()
  const toast = useToast()
  const query = useQuery(planQuery(requests))
  const { queryKey } = planQuery(requests)
  const unsaved = () => readChanges(typed.get(PLAN_CHANGES))
  // What was typed since the page is open: the server trims, and must not move the words under the cursor.
  const [mine, setMine] = useState(() => typedIn(unsaved()))
  const { state, run } = useSaving(save)
  const { danger, hear } = useDanger()
  // Where saving is told: the step that was written last, also at an earlier visit.
  const [written, setWritten] = useState(() => PLAN_STEPS.find((step) => step in unsaved()) ?? 'sinais')
  const [visit] = useState(newId)
  const kept = query.data ?? null
  const plan = planWith(kept, mine)
  useFreshCopy(personId, query.data)

  function keepTyped(changes: PlanChanges) {
    typed.set(PLAN_CHANGES, Object.keys(changes).length === 0 ? '' : JSON.stringify(changes))
  }

  async function save() {
    const sent = unsaved()
    if (Object.keys(sent).length === 0) return
    if (!fits(sent)) throw new ApiError('words_too_long')
    const { plan: now } = await hear(
      `${written}-${visit}`,
      withRetry(() => requests.changePlan(asRequest(sent))),
    )
    client.setQueryData(queryKey, now)
    keepTyped(changesAfter(unsaved(), sent))
    showMerged(now ? mergedSteps(now, sent, typedText) : {})
  }

  /** A step that is being typed continues from here; it is merged when it is kept. */
  function showMerged(merged: Partial<SafetyPlan['steps']>) {
    if (Object.keys(merged).length === 0) return
    setMine((before) => ({ ...before, ...merged, ...typedIn(unsaved()) }))
    toast({ message: notebookCopy.plan.other })
  }

  function write(step: PlanStep, text: string) {
    setWritten(step)
    keepTyped(withChange(unsaved(), step, plan.steps[step], text))
    setMine((before) => ({ ...before, [step]: text }))
  }

  // Also what was left unsaved by an earlier visit.
  const loaded = query.data !== undefined
  useEffect(() => {
    if (!loaded || Object.keys(mine).length === 0) return
    const timer = setTimeout(run, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [loaded, mine, run])

  /** Once nothing is unsaved, what other devices write is followed again. */
  function leave() {
    if (typed.get(PLAN_CHANGES) === '') setMine({})
    else void run()
  }

  return { query, exists: kept !== null, plan, state, write, leave, written, danger }
}

/** The copy on this device, where there is one, is the plan as it is now. */
function useFreshCopy(personId: string, plan: SafetyPlan | null | undefined): void {
  useEffect(() => {
    if (plan !== undefined) refreshCopy(personId, plan)
  }, [personId, plan])
}
