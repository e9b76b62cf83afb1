import type { PlanChange } from '#domain/api/notebook.ts'
import { PLAN_STEP_MAX } from '#domain/limits.ts'
import { PLAN_STEPS, type PlanStep, type SafetyPlan } from '#domain/notebook/pages.ts'
import { blankPlan } from '#domain/notebook/safety-plan.ts'
import { parseJson } from '#web/lib/parse-json.ts'
import { isTextChange, type TextChange } from '../text-change.ts'

export type PlanChanges = Partial<Record<PlanStep, TextChange>>
type StepTexts = Partial<SafetyPlan['steps']>

/** The plan as it is shown: what is kept, or a blank one, with what was typed over it. */
export function planWith(kept: SafetyPlan | null, typed: StepTexts): SafetyPlan {
  return { steps: { ...(kept ?? blankPlan()).steps, ...typed } }
}

export const fits = (changes: PlanChanges): boolean =>
  Object.values(changes).every(({ text }) => text.length <= PLAN_STEP_MAX)

/** One more change of a step that is shown as `shown`: the change began with the first of them. */
export function withChange(changes: PlanChanges, step: PlanStep, shown: string, text: string): PlanChanges {
  return { ...changes, [step]: { before: shown, ...changes[step], text } }
}

export const typedIn = (changes: PlanChanges): StepTexts => partOf(changes, 'text')

/** As the server takes them. */
export function asRequest(changes: PlanChanges): PlanChange {
  return { steps: typedIn(changes), before: partOf(changes, 'before') }
}

/** Reads what this browser kept, perhaps of another version. */
export const readChanges = (stored: string): PlanChanges =>
  Object.fromEntries(
    Object.entries(parseJson(stored) ?? {}).filter(
      ([step, change]) => PLAN_STEPS.includes(step as PlanStep) && isTextChange(change),
    ),
  )

/** The changes that are still to be kept after `sent` was: they began with it. */
export function changesAfter<Changes extends Partial<Record<string, TextChange>>>(
  changes: Changes,
  sent: Changes,
): Changes {
  const left = Object.entries(changes).flatMap(([step, change]) => {
    const arrived = sent[step]
    if (!change || arrived?.text === change.text) return []
    return [[step, arrived ? { text: change.text, before: arrived.text } : change]]
  })
  return Object.fromEntries(left)
}

/** The steps whose words another device changed meanwhile, as they are now: `trimmed` is how the server keeps a text. */
export const mergedSteps = ({ steps }: SafetyPlan, sent: PlanChanges, trimmed: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(sent)
      .map(([step, { text }]) => [step as PlanStep, text] as const)
      .filter(([step, text]) => steps[step] !== trimmed(text))
      .map(([step]) => [step, steps[step]]),
  )

const partOf = (changes: PlanChanges, part: keyof TextChange): StepTexts =>
  Object.fromEntries(Object.entries(changes).map(([step, change]) => [step, change[part]]))
