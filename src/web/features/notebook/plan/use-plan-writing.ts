import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlanChange, SafetyPlanAnswer, WithLevel } from '#domain/api/notebook.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEPS, type PlanStep, type SafetyPlan } from '#domain/notebook/pages.ts'
import { blankPlan } from '#domain/notebook/safety-plan.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { ApiError } from '#web/lib/api.ts'
import { withRetry } from '#web/lib/commands.ts'
import { newId } from '#web/lib/new-id.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useDanger } from '../danger.tsx'
import { PLAN_CHANGES, type TypedTexts, typedValue, useNotebook } from '../notebook-context.ts'
import { planQuery } from '../notebook-queries.ts'
import { useSaving } from '../saving.tsx'
import { changesAfter, type TextChanges, textsIn, withChange } from '../text-change.ts'
import { refreshCopy } from './kept-plan.ts'

const SAVE_AFTER = 700

type PlanChanges = TextChanges<PlanStep>

/** The plan as it is shown: what is kept, or a blank one, with what was typed over it. */
export const planWith = (kept: SafetyPlan | null, typed: Partial<SafetyPlan['steps']>): SafetyPlan => ({
  steps: { ...(kept ?? blankPlan()).steps, ...typed },
})

export const fits = (changes: PlanChanges): boolean =>
  Object.values(changes).every(({ text }) => text.length <= PLAN_STEP_MAX)

/** The steps that were changed in this browser and are not kept yet. */
export const unsavedSteps = (typed: TypedTexts): PlanChanges =>
  typedValue<PlanChanges>(typed, PLAN_CHANGES).get() ?? {}

/** The steps whose words another device changed meanwhile, as they are now. */
export const mergedSteps = ({ steps }: SafetyPlan, sent: PlanChanges) =>
  Object.fromEntries(
    PLAN_STEPS.filter((step) => sent[step] && steps[step] !== typedText(sent[step].text)).map((step) => [
      step,
      steps[step],
    ]),
  )

/** The plan while it is written: kept a moment after the last key, and only the steps that were changed here. */
export function usePlanWriting() {
  const { personId, typed } = useNotebook()
  const toast = useToast()
  const query = useQuery(planQuery(personId))
  const unsaved = () => unsavedSteps(typed)
  // What was typed since the page is open: the server trims, and must not move the words under the cursor.
  const [mine, setMine] = useState(() => textsIn(unsaved()))
  // Where saving is shown: the step that was written last, also at an earlier visit.
  const [written, setWritten] = useState(() => PLAN_STEPS.find((step) => step in unsaved()) ?? 'sinais')
  const [visit] = useState(newId)
  const { state, run, danger } = useSendingPlan({
    id: `${written}-${visit}`,
    onKept: (now, sent) => showMerged(now ? mergedSteps(now, sent) : {}),
  })
  const kept = query.data ?? null
  const plan = planWith(kept, mine)

  useEffect(() => {
    if (query.data !== undefined) void refreshCopy(personId, query.data)
  }, [personId, query.data])

  /** A step that is being typed continues from here; it is merged when it is kept. */
  function showMerged(merged: Partial<SafetyPlan['steps']>) {
    if (Object.keys(merged).length === 0) return
    setMine((before) => ({ ...before, ...merged, ...textsIn(unsaved()) }))
    toast({ message: notebookCopy.plan.other })
  }

  function write(step: PlanStep, text: string) {
    setWritten(step)
    typedValue(typed, PLAN_CHANGES).set(withChange(unsaved(), step, plan.steps[step], text))
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

type SendingPlan = {
  /** The words are read for danger under this id. */
  id: string
  onKept?: (plan: SafetyPlan | null, sent: PlanChanges) => void
  /** Whether to send at once what an earlier visit left. */
  pending?: () => boolean
}

/** Sends the steps of the plan that were changed in this browser and are not kept yet. */
export function useSendingPlan({ id, onKept, pending }: SendingPlan) {
  const { personId, request, typed } = useNotebook()
  const client = useQueryClient()
  const { danger, takeLevel } = useDanger()

  async function save() {
    const sent = unsavedSteps(typed)
    if (Object.keys(sent).length === 0) return
    if (!fits(sent)) throw new ApiError('words_too_long')
    const body: PlanChange = { steps: textsIn(sent), before: textsIn(sent, 'before') }
    const change = () => request<WithLevel<SafetyPlanAnswer>>('PATCH', '/api/notebook/plan', { body })
    const words = Object.values(textsIn(sent)).join('\n')
    const { plan } = await takeLevel(id, words, withRetry(change))
    client.setQueryData(planQuery(personId).queryKey, plan)
    typedValue(typed, PLAN_CHANGES).set(changesAfter(unsavedSteps(typed), sent))
    onKept?.(plan, sent)
  }

  return { ...useSaving(save, pending), danger }
}
