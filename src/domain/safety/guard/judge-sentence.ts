import type { BucketRows } from '../../classifier/linear-weights.ts'
import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import { breaksStrungWords, rulesBrokenBy } from './find-rules.ts'
import { type GuardClass, type GuardRule, REPLY_CLASSES } from './guard-rule.ts'
import { classesOf } from './model/classify.ts'
import { type OwnWords, ownWords } from './own-words.ts'
import { readReplySentence, type SentenceReading } from './read-sentence.ts'

/**
 * How sure the guard is that a sentence must not be shown. `sure`: it is cut. `likely` and `doubtful`: it is asked
 * about where there is a judge; without an answer the likely one is left out and the doubtful one shown.
 */
type Certainty = 'sure' | 'likely' | 'doubtful'

/** What a sentence says that must not be said, and how surely. */
export type Finding = {
  /** The rule that found it; null where only the linear model doubts. */
  readonly rule: string | null
  readonly class: GuardClass
  readonly certainty: Certainty
  /** The linear model's chance; 1 where it was not asked. */
  readonly chance: number
}

/** What else decides about a sentence: the level that holds, what the person said, and what the model learned. */
export type JudgedIn = {
  readonly level: RiskLevel
  readonly own: OwnWords
  /** Other weights than those of the product, to be tried out. */
  readonly weights?: BucketRows | undefined
}

/**
 * The chance of the linear model from which on a sentence is asked about (in danger sooner), is left out unanswered where a rule
 * doubts it too, and is cut where a sure rule holds: what could kill sooner, but not as soon in words that the person is to
 * say ('Ligue 192: "cortei o pulso"'). Chosen on replies the training had not seen.
 */
const askedFrom = (level: RiskLevel) => (usesProtocol(level) ? 0.02 : 0.045)
const leftOutFrom = ({ class: name }: GuardRule) => (GRAVE.includes(name) ? 0.66 : 0.78)
/** The same of words lent to somebody, read by themselves: asked about, and left out where a rule sees a method in them. */
const QUOTED_ASKED = 0.08
const QUOTED_LEFT_OUT = 0.9
const cutFrom = ({ class: name }: GuardRule, isQuoted: boolean) =>
  GRAVE.includes(name) ? (isQuoted ? 0.1 : 0.003) : 0.05

// A sentence of some length without any of these was hardly written to be read in Portuguese as it is.
const COMMON =
  /(?<![a-z])(?:a|o|e|eh|de|da|do|que|nao|um|uma|voce|para|pra|com|em|no|na|se|eu|por|mais|isso|the|you|is|to|i|el|la|y|es|te)(?![a-z])/

/** What in a sentence must not be said, or null. */
export function judgeSentence(reading: SentenceReading, judged: JudgedIn): Finding | null {
  const found = judgeItself(reading, judged)
  const isOpen = found === null || found.certainty === 'doubtful'
  return (isOpen && reading.text.includes('"') ? judgeQuoted(reading, judged) : null) ?? found
}

/** Words lent to somebody ('Diga: "…"') are not the reply's own; what could kill is asked about, and a method that a rule sees left out. */
function judgeQuoted({ text }: SentenceReading, { weights }: JudgedIn): Finding | null {
  const quoted = text.match(QUOTED)?.join(' ').replaceAll('"', '') ?? ''
  const reading = readReplySentence(quoted)
  const itself: JudgedIn = { level: 'nenhum', own: NOTHING_SAID, weights }
  const found = judgeItself(reading, itself, QUOTED_ASKED)
  if (found === null || found.chance < QUOTED_ASKED) return null
  // A method may break a milder rule first.
  const likeliest = REPLY_CLASSES[classesOf(reading, itself).best]
  if (!GRAVE.some((name) => name === found.class || name === likeliest)) return null
  const isLeftOut = found.class === 'metodo' && found.rule !== null && found.chance >= QUOTED_LEFT_OUT
  return { ...found, certainty: isLeftOut ? 'likely' : 'doubtful' }
}

function judgeItself(
  reading: SentenceReading,
  judged: JudgedIn,
  asked = askedFrom(judged.level),
): Finding | null {
  if (isDisguised(reading, judged)) return DISGUISE
  const rules = rulesBrokenBy(reading, judged)
  const { chance, best } = classesOf(reading, judged)
  const isAsked = chance >= asked
  const [first] = rules
  if (first === undefined) {
    const name = REPLY_CLASSES[best]
    return !isAsked || name === undefined ? null : { rule: null, class: name, certainty: 'doubtful', chance }
  }
  const sure = sureRuleOf(rules, reading, judged)
  if (sure !== undefined) return { rule: sure.id, class: sure.class, certainty: 'sure', chance }
  const asking = rules.find((rule) => rule.sure) ?? first
  if (!isAsked && !asking.sure) return null
  const isLeftOut = chance >= leftOutFrom(asking) && saidByItself(rules, reading, judged).length > 0
  const certainty = isLeftOut ? 'likely' : 'doubtful'
  return { rule: asking.id, class: asking.class, certainty, chance }
}

/** 'Sua mãe diz que…', 'você escreveu…': the sentence tells what somebody said. */
const RETELLS =
  /^(?:entao |quando )?(?:(?:voce|ele|ela|eles|elas)|(?:[oa]s?|seus?|suas?) [a-z]+) (?:(?:ja|me|te|sempre|vive|so) )*(?:diz(?:em|ia|iam)?|disse(?:ram)?|fala(?:m|va|ram)?|falou|acha(?:m|va)?|escreve(?:u|ram)|contou|ouviu|leu|dizendo)(?![a-z])/
const QUOTED = /"[^"]*(?:"|$)/g
/** What is quoted is not what the reply says, and is only asked about; what could kill is cut all the same. */
export const GRAVE: readonly GuardClass[] = ['metodo', 'autolesao', 'contra-ajuda', 'violencia', 'disfarce']
/** A quotation alone says its words itself; two with a word between them speak of words. */
const FEWEST_AROUND = 4

const DISGUISE: Finding = { rule: 'disguised', class: 'disfarce', certainty: 'sure', chance: 1 }

/** What the rules alone find: what cuts first. */
export function judgeByRules(reading: SentenceReading, judged: JudgedIn): Finding | null {
  const rules = rulesBrokenBy(reading, judged)
  const first = rules.find(({ sure }) => sure) ?? rules[0]
  if (first !== undefined)
    return { rule: first.id, class: first.class, certainty: first.sure ? 'sure' : 'likely', chance: 1 }
  return isDisguised(reading, judged) ? DISGUISE : null
}

const NOTHING_SAID = ownWords('')

/** Whether it is human is a truth that the model does not read. */
const MODEL_KNOWS: ReadonlySet<GuardClass> = new Set(REPLY_CLASSES.filter((name) => name !== 'humano'))

/**
 * A rule reads single words: where the model sees nothing in the sentence, they are not enough. What the person said does
 * not count here, or an order ('diga que…') could switch the rule off.
 */
function sureRuleOf(
  rules: readonly GuardRule[],
  reading: SentenceReading,
  judged: JudgedIn,
): GuardRule | undefined {
  const sure = saidByItself(rules, reading, judged).filter((rule) => rule.sure)
  if (sure.length === 0) return undefined
  const { chance } = classesOf(reading, { ...judged, own: NOTHING_SAID })
  const around = aroundQuotations(sure, reading, judged)
  return sure.find(
    (rule) => rule.firm || !MODEL_KNOWS.has(rule.class) || chance >= cutFrom(rule, !around.includes(rule)),
  )
}

/** The rules that are broken outside of quotations, and the grave ones wherever they are broken. */
function saidByItself(
  rules: readonly GuardRule[],
  reading: SentenceReading,
  judged: JudgedIn,
): readonly GuardRule[] {
  if (RETELLS.test(reading.own)) return rules.filter((rule) => rule.firm)
  const around = aroundQuotations(rules, reading, judged)
  return rules.filter((rule) => GRAVE.includes(rule.class) || around.includes(rule))
}

function aroundQuotations(
  rules: readonly GuardRule[],
  reading: SentenceReading,
  judged: JudgedIn,
): readonly GuardRule[] {
  const quotations = reading.text.match(QUOTED)?.length ?? 0
  const around = reading.text.replace(QUOTED, ' ')
  const isAlone = (around.match(/[a-z]+/g)?.length ?? 0) < (quotations < 2 ? FEWEST_AROUND : 1)
  if (quotations === 0 || isAlone) return rules
  return rulesBrokenBy({ ...reading, own: around, text: around }, judged)
}

/** Denials and quotations do not count in words strung together: where they end, and whose they are, can't be told. */
const isDisguised = (reading: SentenceReading, judged: JudgedIn): boolean =>
  reading.coded ||
  isBackwards(reading, judged) ||
  (reading.spaced !== undefined && breaksStrungWords(reading.spaced, judged))

function isBackwards({ text }: SentenceReading, judged: JudgedIn): boolean {
  if (text.length < 12 || COMMON.test(text)) return false
  const turned = [...text]
    .reverse()
    .join('')
    .replace(/^[.!?, ]+/, '')
  return COMMON.test(turned) || turned.includes('sou')
    ? rulesBrokenBy(readReplySentence(turned), judged).some(({ sure }) => sure)
    : false
}
