import type { PlanChange, SafetyPlanAnswer } from '#domain/api/notebook.ts'
import { AppError } from '#domain/errors.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEPS, type SafetyPlan } from '#domain/notebook/pages.ts'
import { blankPlan, isBegun, safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { mergeText, typedText } from '#domain/notebook/typed-text.ts'
import type { Owner } from '#server/features/keys/key-ring.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import type { NotebookContent } from './sealed-notebook.ts'
import { notebooks } from './store.ts'

/** Keeps the steps that were changed. A plan to which nothing was ever added is none. */
export async function keepPlan(
  sql: Sql,
  owner: Owner,
  { steps: typed, before = {} }: PlanChange,
): Promise<SafetyPlanAnswer['plan']> {
  // Before anybody waits for the lock. What a step was before is no longer than a step either.
  const change = { steps: stepsWithin(typed), before: stepsWithin(before) }
  return changeNotebook(sql, owner, 'plano', async (tx) => {
    const kept = await readContent(tx, owner)
    const { steps } = changed(kept.plan ?? blankPlan(), change)
    refuseLong(steps)
    const plan = isBegun({ steps }) ? { steps, updatedAt: new Date().toISOString() } : null
    await notebooks.change(tx, owner, { ...kept, plan })
    return plan
  })
}

/** What is stored beside the lists; refused where it can't be opened, so that nothing is written over it. */
export async function readContent(sql: Queryable, owner: Owner): Promise<NotebookContent> {
  const content = await notebooks.read(sql, owner)
  if (!content) throw new AppError('plan_unreadable')
  return content
}

type SomeSteps = PlanChange['steps']

/** The steps as they are kept, none of them too long. */
function stepsWithin(steps: SomeSteps): SomeSteps {
  const given = PLAN_STEPS.filter((step) => steps[step] !== undefined)
  const kept = Object.fromEntries(given.map((step) => [step, typedText(steps[step] ?? '')]))
  refuseLong(kept)
  return kept
}

function refuseLong(steps: SomeSteps): void {
  if (PLAN_STEPS.some((step) => (steps[step]?.length ?? 0) > PLAN_STEP_MAX))
    throw new AppError('words_too_long')
}

const changed = (kept: SafetyPlan, { steps, before }: { steps: SomeSteps; before: SomeSteps }): SafetyPlan =>
  safetyPlanOf((step) => {
    const [theirs, mine, old] = [typedText(kept.steps[step]), steps[step], before[step]]
    if (mine === undefined) return theirs
    return old === undefined ? mine : mergeText(old, theirs, mine)
  })
