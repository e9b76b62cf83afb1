import { compileRule } from './guard-rule.ts'
import { absoluteSecrecy, exclusivity, guilt, guiltInDanger, promise, secrecy } from './rules-bond.ts'
import { body, delusion, diagnosis, diagnosisNamed, medication } from './rules-clinic.ts'
import { confrontation, method, tool } from './rules-method.ts'
import { helpCalled, human, instructions } from './rules-self.ts'

/** In the order in which they are asked: the gravest first, because the first that is broken is counted. */
export const GUARD_RULES = [
  method,
  tool,
  helpCalled,
  medication,
  body,
  guilt,
  guiltInDanger,
  promise,
  confrontation,
  exclusivity,
  secrecy,
  absoluteSecrecy,
  human,
  diagnosis,
  diagnosisNamed,
  delusion,
  instructions,
].map(compileRule)
