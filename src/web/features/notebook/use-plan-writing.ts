import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlanStep } from '#domain/notebook/plan-steps.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { withRetry } from '#web/lib/with-retry.ts'
import { keptPlan } from './kept-plan.ts'
import { useNotebook } from './notebook-context.ts'
import { planQuery } from './notebook-queries.ts'
import { changesAfter, fits, type PlanChanges, planWith, readChanges } from './plan-changes.ts'
import { PLAN_CHANGES } from './typed-keys.ts'
import { useSaving } from './use-saving.ts'

const SAVE_AFTER = 700

/** The plan while it is written: kept a moment after the last key, and only the steps that were changed here. */
export function usePlanWriting() {
  const { personId, requests, typed } = useNotebook()
  const client = useQueryClient()
  const query = useQuery(planQuery(requests))
  const { queryKey } = planQuery(requests)
  // What was typed since the page is open: the server trims, and must not move the words under the cursor.
  const [mine, setMine] = useState<PlanChanges>(() => readChanges(typed.get(PLAN_CHANGES)))
  const { state, run } = useSaving(save)

  async function save() {
    const sent = readChanges(typed.get(PLAN_CHANGES))
    const kept = client.getQueryData(queryKey)
    if (Object.keys(sent).length === 0 || kept === undefined) return
    const wanted = planWith(kept, sent)
    if (!fits(wanted)) throw new ApiError('plan_too_long')
    const { plan } = await withRetry(() => requests.writePlan(wanted))
    client.setQueryData(queryKey, plan)
    const left = changesAfter(readChanges(typed.get(PLAN_CHANGES)), sent)
    typed.set(PLAN_CHANGES, Object.keys(left).length === 0 ? '' : JSON.stringify(left))
    const copy = keptPlan(personId)
    if (copy.get() && plan) copy.set(plan)
    if (!plan) copy.remove()
  }

  function write(step: PlanStep, text: string) {
    const next = { ...readChanges(typed.get(PLAN_CHANGES)), [step]: text }
    typed.set(PLAN_CHANGES, JSON.stringify(next))
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

  const kept = query.data ?? null
  return { query, exists: kept !== null, plan: planWith(kept, mine), state, write, leave }
}
