import type { RiskLevel } from '../risk-level.ts'

/** What makes an intent a plan, by the names of plan-grammar.ts. */
export type PlanCue =
  | 'means'
  | 'meansAtHand'
  | 'place'
  | 'atPlace'
  | 'time'
  | 'date'
  | 'unseen'
  | 'decided'
  | 'ready'
  | 'noReturn'
  | 'farewell'
  | 'jump'
  | 'act'
  | 'affairs'
  | 'knowHow'
  | 'hopeless'
  | 'weapon'
  | 'attempted'

export type Rule = {
  readonly id: string
  readonly level: Exclude<RiskLevel, 'nenhum'>
  /** What the rule reads, in Portuguese: the sentence a clinician sees. */
  readonly says: string
  /** Two lines that it catches, and one that looks like them and is left alone. */
  readonly catches: readonly [string, string]
  readonly spares: string
  readonly patterns: readonly string[]
  /** Patterns that cancel the sign when they are in the same sentence. */
  readonly unless?: readonly string[]
  /**
   * A figure of speech beside an everyday trigger, and with `laughter` also when it is said laughing. Who laughs
   * while naming means, place or time is in danger.
   */
  readonly hyperbole?: 'laughter' | 'trigger'
  /** Gives no card by itself; different ones add up over the last messages. */
  readonly weak?: true
  /** A denial inside the match belongs to the sign: 'não me deixa sair'. */
  readonly saysNo?: true
  /** Counts only near one cue of each of these lists, also of the sentence before or after. */
  readonly beside?: readonly (readonly PlanCue[])[]
}

/** A rule in a list whose rules have one level. */
export type RuleOfLevel = Omit<Rule, 'level' | 'weak'>
