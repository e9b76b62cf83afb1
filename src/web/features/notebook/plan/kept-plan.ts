import type { SafetyPlan } from '#domain/notebook/pages.ts'
import { PLAN_STEPS } from '#domain/notebook/plan-steps.ts'
import { keptTexts } from '#web/lib/kept-texts.ts'
import { parseJson } from '#web/lib/parse-json.ts'

/** copies-of-others.ts looks for it. */
const KIND = 'plano'
const KEY = 'copia'

/**
 * The copy of the plan on this device, only if the person asked for it. It is under the person's id, and goes with
 * everything else of theirs when they sign out, and when somebody else signs in here (copies-of-others.ts).
 */
export function keptPlan(personId: string) {
  const kept = keptTexts(KIND, personId)
  return {
    get: (): SafetyPlan | null => parsePlan(kept.get(KEY)),
    set: ({ steps }: SafetyPlan): void => kept.set(KEY, JSON.stringify({ steps })),
    remove: (): void => kept.remove(KEY),
  }
}

/** Where there is a copy, it is the plan as it is now; without a plan there is none. */
export function refreshCopy(personId: string, plan: SafetyPlan | null): void {
  const copy = keptPlan(personId)
  if (!plan) copy.remove()
  else if (copy.get()) copy.set(plan)
}

/** The owner of the only plan on this device, for use offline; null where there are none or several. */
export function soleKeptPlan(keys: readonly string[]): string | null {
  const owners = keys
    .map((key) => key.split(':'))
    .filter(([ours, kind]) => ours === 'aconchego' && kind === KIND)
  return owners.length === 1 ? (owners[0]?.[2] ?? null) : null
}

function parsePlan(stored: string | null): SafetyPlan | null {
  const { steps } = (parseJson(stored) ?? {}) as Partial<SafetyPlan>
  return steps && PLAN_STEPS.every((step) => typeof steps[step] === 'string') ? { steps } : null
}
