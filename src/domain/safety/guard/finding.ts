import type { BucketRows } from '../../classifier/linear-weights.ts'
import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass, GuardRuleId } from './guard-rule.ts'
import type { OwnWords } from './own-words.ts'

/**
 * How sure the guard is that a sentence must not be shown. `sure`: it is replaced. `likely` and `doubtful`: it is asked
 * about where there is a judge; without an answer the likely one is left out and the doubtful one shown.
 */
export type Certainty = 'sure' | 'likely' | 'doubtful'

/** What a sentence says that must not be said, how that is known and how surely. */
export type Finding = {
  readonly id: GuardRuleId
  readonly class: GuardClass
  readonly certainty: Certainty
}

/** What else decides about a sentence: the level that holds, what the person said, and what the classifier learned. */
export type JudgedIn = {
  readonly level: RiskLevel
  readonly own: OwnWords
  /** Other weights than those of the product, to be tried out. */
  readonly weights?: BucketRows | undefined
}
