import { rulesOfPlans } from './plan-grammar.ts'
import type { Rule, RuleOfLevel } from './rule.ts'
import { rulesAtencao } from './rules-atencao.ts'
import { rulesEmergencia } from './rules-emergencia.ts'
import { rulesRisco } from './rules-risco.ts'
import { rulesViolencia } from './rules-violencia.ts'
import { rulesVitima } from './rules-vitima.ts'
import { rulesWeak } from './rules-weak.ts'

const at = <const Level extends Rule['level'], Given extends RuleOfLevel>(
  level: Level,
  given: readonly Given[],
) => given.map((rule) => ({ ...rule, level }))

export const rules = [
  ...rulesOfPlans,
  ...at('emergencia', rulesEmergencia),
  ...at('violencia', rulesViolencia),
  ...at('risco', rulesRisco),
  ...at('vitima', rulesVitima),
  ...at('atencao', rulesAtencao),
  ...at('atencao', rulesWeak).map((rule) => ({ ...rule, weak: true as const })),
] as const

export type RuleId = (typeof rules)[number]['id']
