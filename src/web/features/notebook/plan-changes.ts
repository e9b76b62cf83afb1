import type { SafetyPlan } from '#domain/api/notebook.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEPS, type PlanStep } from '#domain/notebook/plan-steps.ts'
import { blankPlan } from '#domain/notebook/safety-plan.ts'

/** The steps that were changed here and are not kept yet. */
export type PlanChanges = Partial<SafetyPlan['steps']>

/** The plan as it is shown: what is kept, or a blank one, with the changes over it. */
export function planWith(kept: SafetyPlan | null, changes: PlanChanges): SafetyPlan {
  return { steps: { ...(kept ?? blankPlan()).steps, ...changes } }
}

/** Whether every step is short enough to be kept. */
export function fits({ steps }: SafetyPlan): boolean {
  return PLAN_STEPS.every((step) => steps[step].length <= PLAN_STEP_MAX)
}

/** Reads what this browser kept, perhaps of an older version. */
export function readChanges(stored: string): PlanChanges {
  try {
    const parsed: unknown = JSON.parse(stored || '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    const known = Object.entries(parsed).filter(
      ([step, text]) => PLAN_STEPS.includes(step as PlanStep) && typeof text === 'string',
    )
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** The changes that are still to be kept after `sent` was. */
export function changesAfter(changes: PlanChanges, sent: PlanChanges): PlanChanges {
  return Object.fromEntries(Object.entries(changes).filter(([step, text]) => sent[step as PlanStep] !== text))
}
