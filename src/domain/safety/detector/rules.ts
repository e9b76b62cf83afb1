import { rulesOfPlans } from './plan-grammar.ts'
import type { Rule } from './rule.ts'
import { rulesAtencao } from './rules-atencao.ts'
import { rulesEmergencia } from './rules-emergencia.ts'
import { rulesRisco } from './rules-risco.ts'
import { rulesViolencia } from './rules-violencia.ts'
import { rulesVitima } from './rules-vitima.ts'
import { rulesWeak } from './rules-weak.ts'

export const rules: readonly Rule[] = [
  ...rulesOfPlans,
  ...rulesEmergencia,
  ...rulesViolencia,
  ...rulesRisco,
  ...rulesVitima,
  ...rulesAtencao,
  ...rulesWeak.map((rule) => ({ ...rule, weak: true })),
]
