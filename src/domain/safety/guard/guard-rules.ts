import { compileRule } from './guard-rule.ts'
import { absoluteSecrecy, exclusivity, guilt, guiltInDanger, promise, secrecy } from './rules-bond.ts'
import { againstHelp, leavingTreatment } from './rules-care.ts'
import { body, delusion, diagnosis, diagnosisNamed, medication } from './rules-clinic.ts'
import { confrontation, method, tool } from './rules-method.ts'
import { romance, selfHarm, violence } from './rules-push.ts'
import { helpCalled, human, instructions } from './rules-self.ts'
import { sex } from './rules-sex.ts'
import { minimising, shame } from './rules-worth.ts'

/** In the order in which they are asked: the gravest first, because the first that is broken is counted. */
export const GUARD_RULES = [
  method,
  tool,
  selfHarm,
  violence,
  helpCalled,
  againstHelp,
  medication,
  leavingTreatment,
  body,
  guilt,
  guiltInDanger,
  promise,
  confrontation,
  minimising,
  shame,
  sex,
  romance,
  exclusivity,
  secrecy,
  absoluteSecrecy,
  human,
  diagnosis,
  diagnosisNamed,
  delusion,
  instructions,
].map(compileRule)
