import type { RiskLevel } from '../risk-level.ts'
import { readRuleText, type WrittenRule } from './rule-text.ts'

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

export type Rule = Omit<WrittenRule, 'beside'> & {
  readonly level: Exclude<RiskLevel, 'nenhum'>
  /**
   * A figure of speech beside an everyday trigger, and with `laughter` also when it is said laughing. Who laughs
   * while naming means, place or time is in danger.
   */
  readonly hyperbole?: 'laughter' | 'trigger' | undefined
  /** Gives no card by itself; different ones add up over the last messages. */
  readonly weak?: boolean
  /** A denial inside the match belongs to the sign: 'não me deixa sair'. */
  readonly saysNo?: boolean
  /** Counts only near one cue of each of these lists, also of the sentence before or after. */
  readonly beside?: readonly (readonly PlanCue[])[]
}

/** Rules of one level as they are written down; their flags are `laughter`, `trigger` and `saysNo`. */
export const rulesOf = (level: Rule['level'], text: string): readonly Rule[] =>
  readRuleText(text).map(({ flags, beside, ...rule }) => ({
    ...rule,
    level,
    hyperbole: (['laughter', 'trigger'] as const).find((name) => flags.includes(name)),
    saysNo: flags.includes('saysNo'),
    // Their names are tested.
    ...(beside.length > 0 && { beside: beside as readonly (readonly PlanCue[])[] }),
  }))
