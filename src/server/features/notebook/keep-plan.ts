import type { PlanChange, SafetyPlan, SafetyPlanAnswer } from '#domain/api/notebook.ts'
import { AppError } from '#domain/errors.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { mergeText } from '#domain/notebook/merge-text.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { blankPlan, isBegun, safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import type { NotebookContent } from './sealed-notebook.ts'
import { notebooks } from './store/notebooks.ts'

export async function readSafetyPlan(sql: Queryable, owner: Owner): Promise<SafetyPlanAnswer['plan']> {
  return (await readContent(sql, owner)).plan
}

/** Keeps the steps that were changed. A plan to which nothing was ever added is none. */
export async function keepPlan(
  sql: Sql,
  owner: Owner,
  change: PlanChange,
): Promise<SafetyPlanAnswer['plan']> {
  return changeNotebook(sql, owner, 'plano', async (tx) => {
    const kept = await readContent(tx, owner)
    const { steps } = changed(kept.plan ?? blankPlan(), change)
    if (PLAN_STEPS.some((step) => steps[step].length > PLAN_STEP_MAX)) throw new AppError('words_too_long')
    const plan = isBegun({ steps }) ? { steps, updatedAt: new Date().toISOString() } : null
    await notebooks.change(tx, owner, { ...kept, plan })
    return plan
  })
}

/** Nothing is written over what can't be opened. */
export async function readContent(sql: Queryable, owner: Owner): Promise<NotebookContent> {
  const content = await notebooks.read(sql, owner)
  if (!content) throw new AppError('plan_unreadable')
  return content
}

function changed(kept: SafetyPlan, { steps, before }: PlanChange): SafetyPlan {
  return safetyPlanOf((step) => {
    const [theirs, mine, old] = [kept.steps[step], steps[step], before?.[step]].map(
      (text) => text && typedText(text),
    )
    if (mine === undefined) return theirs ?? ''
    return old === undefined ? mine : mergeText(old, theirs ?? '', mine)
  })
}
