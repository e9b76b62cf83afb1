import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass, GuardRuleId } from './guard-rule.ts'
import type { OwnWords } from './own-words.ts'

/** What a sentence says that must not be said, and how that is known. */
export type Finding = { readonly id: GuardRuleId; readonly class: GuardClass }

/** What else decides about a sentence: the level that holds, and what the person said. */
export type JudgedIn = { readonly level: RiskLevel; readonly own: OwnWords }
