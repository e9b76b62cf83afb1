import type { SafetyPlan, SafetyPlanAnswer } from '#domain/api/notebook.ts'
import { AppError } from '#domain/errors.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { isEmptyPlan, safetyPlanOf } from '#domain/notebook/safety-plan.ts'
import { typedText } from '#domain/notebook/typed-text.ts'
import type { Owner } from '#server/features/conversations/store.ts'
import type { Queryable, Sql } from '#server/platform/db/database.ts'
import { changeNotebook } from './change-notebook.ts'
import { notebooks } from './store/notebooks.ts'

export async function readSafetyPlan(sql: Queryable, owner: Owner): Promise<SafetyPlanAnswer['plan']> {
  const found = await notebooks.plan(sql, owner)
  if (!found) throw new AppError('plan_unreadable')
  return found.plan
}

/** Keeps the plan as it is now. One without a word in it is none. */
export async function keepPlan(sql: Sql, owner: Owner, sent: SafetyPlan): Promise<SafetyPlanAnswer['plan']> {
  const { steps } = safetyPlanOf((step) => typedText(sent.steps[step]))
  if (PLAN_STEPS.some((step) => steps[step].length > PLAN_STEP_MAX)) throw new AppError('plan_too_long')
  const plan = isEmptyPlan({ steps }) ? null : { steps, updatedAt: new Date().toISOString() }
  return changeNotebook(sql, owner, 'plano', async (tx) => {
    await readSafetyPlan(tx, owner)
    await notebooks.changePlan(tx, owner, plan)
    return plan
  })
}
