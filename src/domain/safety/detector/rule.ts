import type { RiskLevel } from '../risk-level.ts'

/** A half sign of a plan. Two of different kinds, or one beside a wish to die, are an emergency. */
export type PartialSign = 'meio' | 'lugar' | 'despedida' | 'preparo' | 'prazo' | 'isolamento'

/**
 * One sign, in words a clinician can check.
 *
 * - `patterns`: any of them is enough (see pattern.ts for the language)
 * - `together`: pairs that must both stand in one sentence, in any order
 * - `unless`: words anywhere in the same sentence that take the sign away
 * - `hyperbole`: people also say this laughing; laughter or a trifling cause takes it away
 * - `anyone`: does not say who; talk about others, fiction, news or work takes it away
 * - `fate`: what others, God, chance or a voice do to 'me' is the sign itself ('deus podia me levar')
 * - `firm`: not undone by a 'não' before it
 * - `partial`: weighs only together with something else
 */
export type Rule = {
  readonly signal: string
  readonly level: RiskLevel
  readonly patterns: readonly string[]
  readonly together?: readonly (readonly [string, string])[]
  readonly unless?: readonly string[]
  readonly hyperbole?: boolean
  readonly anyone?: boolean
  readonly fate?: boolean
  readonly firm?: boolean
  readonly partial?: PartialSign
}
