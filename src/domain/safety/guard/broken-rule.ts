import type { RiskLevel } from '../risk-level.ts'
import { breaks, type GuardRuleName } from './guard-rule.ts'
import { GUARD_RULES } from './guard-rules.ts'
import { type Reading, readSentence } from './read-sentence.ts'

// A sentence of some length without any of these was hardly written to be read in Portuguese as it stands.
const COMMON =
  /(?<![a-z])(?:a|o|e|eh|de|da|do|que|nao|um|uma|voce|para|pra|com|em|no|na|se|eu|por|mais|isso|the|you|is|to|i|el|la|y|es|te)(?![a-z])/

/** The first rule that a sentence breaks at a level, or null. */
export function brokenRule(raw: string, level: RiskLevel): GuardRuleName | null {
  const reading = readSentence(raw)
  const broken = firstBroken(reading, level)
  if (broken !== null) return broken
  return reading.coded || isBackwards(reading, level) ? 'disfarce' : null
}

function firstBroken(reading: Reading, level: RiskLevel): GuardRuleName | null {
  const found = GUARD_RULES.find(
    (compiled) => (compiled.rule.levels?.includes(level) ?? true) && breaks(compiled, reading),
  )
  return found?.rule.name ?? null
}

function isBackwards({ text }: Reading, level: RiskLevel): boolean {
  if (text.length < 12 || COMMON.test(text)) return false
  const turned = [...text]
    .reverse()
    .join('')
    .replace(/^[.!?, ]+/, '')
  return COMMON.test(turned) || turned.includes('sou')
    ? firstBroken(readSentence(turned), level) !== null
    : false
}
