import type { RiskLevel } from '../risk-level.ts'
import { readRuleText, type WrittenRule } from './rule-text.ts'

export type Rule = WrittenRule & {
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
}

/** Rules of one level as they are written down; their flags are `laughter`, `trigger` and `saysNo`. */
export const rulesOf = (level: Rule['level'], text: string): readonly Rule[] =>
  readRuleText(text).map(({ flags, ...rule }) => ({
    ...rule,
    level,
    hyperbole: (['laughter', 'trigger'] as const).find((name) => flags.includes(name)),
    saysNo: flags.includes('saysNo'),
  }))
