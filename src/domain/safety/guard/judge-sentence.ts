import type { RiskLevel } from '../risk-level.ts'
import type { Finding, JudgedIn } from './finding.ts'
import { breaks, type CompiledRule, type GuardClass, matching } from './guard-rule.ts'
import { GUARD_RULES } from './guard-rules.ts'
import { certaintyOfRule, classify } from './model/classify.ts'
import type { OwnWords } from './own-words.ts'
import { readReplySentence, type SentenceReading } from './read-sentence.ts'
import { ILLNESS } from './rules-clinic.ts'

// A sentence of some length without any of these was hardly written to be read in Portuguese as it is.
const COMMON =
  /(?<![a-z])(?:a|o|e|eh|de|da|do|que|nao|um|uma|voce|para|pra|com|em|no|na|se|eu|por|mais|isso|the|you|is|to|i|el|la|y|es|te)(?![a-z])/

/** The first thing in a sentence that must not be said, or null. */
export function judgeSentence(reading: SentenceReading, judged: JudgedIn): Finding | null {
  const broken = brokenRule(reading, judged)
  if (broken === null || broken.how === 'firmly') return broken?.finding ?? classify(reading, judged)
  const { finding } = broken
  return { ...finding, certainty: certaintyOfRule(reading, judged, finding.class) }
}

/** What the rules alone find. */
export const judgeByRules = (reading: SentenceReading, judged: JudgedIn): Finding | null =>
  brokenRule(reading, judged)?.finding ?? null

type Broken = { readonly finding: Finding; readonly how: 'firmly' | 'plainly' }

function brokenRule(reading: SentenceReading, judged: JudgedIn): Broken | null {
  const broken = firstBroken(reading, judged)
  if (broken !== null) return broken
  const isDisguised = reading.coded || isBackwards(reading, judged) || isStrung(reading, judged)
  return isDisguised
    ? { finding: { id: 'disfarce', class: 'disfarce', certainty: 'sure' }, how: 'firmly' }
    : null
}

/** The first rule that is broken whatever is around it, or else the first that is broken at all. */
function firstBroken(reading: SentenceReading, { level, own }: JudgedIn): Broken | null {
  let first: Broken | null = null
  for (const compiled of GUARD_RULES) {
    const how = isHeldAt(compiled, level) ? breaks(compiled, withoutEchoes(reading, compiled, own)) : null
    const { id, class: name } = compiled.rule
    if (how !== null && (first === null || how === 'firmly'))
      first = { finding: { id, class: name, certainty: 'sure' }, how }
    if (how === 'firmly') break
  }
  return first
}

/** What nobody may read is hidden by what stands between its words. */
const HIDDEN: readonly GuardClass[] = ['metodo', 'autolesao', 'contra-ajuda', 'violencia']

function isStrung({ spaced }: SentenceReading, judged: JudgedIn): boolean {
  if (spaced === undefined) return false
  const reading = { text: spaced, own: spaced, asks: false, coded: false }
  // Denials and quotations do not count: where words end, and whose they are, can't be told from such a text.
  const isForbidden = (compiled: CompiledRule) =>
    HIDDEN.includes(compiled.rule.class) &&
    isHeldAt(compiled, judged.level) &&
    matching(compiled, spaced).length > 0
  if (GUARD_RULES.some(isForbidden)) return true
  const finding = classify(reading, judged)
  return finding !== null && finding.certainty !== 'doubtful' && HIDDEN.includes(finding.class)
}

const isHeldAt = ({ rule }: CompiledRule, level: RiskLevel) => rule.levels?.includes(level) ?? true

/** An illness the person spoke of is their word: for a diagnosis it is as if the reply had said 'isso'. */
function withoutEchoes(reading: SentenceReading, compiled: CompiledRule, own: OwnWords): SentenceReading {
  const { rule } = compiled
  if (rule.class !== 'diagnostico' || matching(compiled, reading.own).length === 0) return reading
  const isEcho = rule.id === 'diagnostico-nomeado' ? own.named : own.told
  const echoless = reading.own.replace(ILLNESS, (name) =>
    name.split(' ').some((word) => word.length > 2 && isEcho(word)) ? 'isso' : name,
  )
  return echoless === reading.own ? reading : { ...reading, own: echoless }
}

function isBackwards({ text }: SentenceReading, judged: JudgedIn): boolean {
  if (text.length < 12 || COMMON.test(text)) return false
  const turned = [...text]
    .reverse()
    .join('')
    .replace(/^[.!?, ]+/, '')
  return COMMON.test(turned) || turned.includes('sou')
    ? firstBroken(readReplySentence(turned), judged) !== null
    : false
}
