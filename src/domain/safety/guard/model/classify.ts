import { type BucketRows, decodeWeights, spread } from '../../../classifier/linear-weights.ts'
import { isProtocolLevel } from '../../protocol/protocol-level.ts'
import type { RiskLevel } from '../../risk-level.ts'
import type { Certainty, Finding, JudgedIn } from '../finding.ts'
import type { GuardClass } from '../guard-rule.ts'
import { ownWords } from '../own-words.ts'
import type { SentenceReading } from '../read-sentence.ts'
import { REPLY_CLASSES } from './reply-classes.ts'
import { BUCKETS, replyFeaturesOf, type SentenceFeatures } from './reply-features.ts'
import { replyWeights } from './reply-weights.ts'

/** From which chance on the classifier is how sure: chosen on replies the training had not seen. */
const CHANCE_NEEDED = {
  ordinary: { sure: 0.95, likely: 0.6, doubtful: 0.035 },
  inDanger: { sure: 0.95, likely: 0.5, doubtful: 0.03 },
}

/** Below this chance a sentence that breaks a rule is asked about, unless its words have no other use. */
const RULE_DOUBTED_BELOW = 0.007
const UNDOUBTED: readonly GuardClass[] = [
  'diagnostico',
  'culpa',
  'autolesao',
  'violencia',
  'medicacao',
  'contra-ajuda',
  'segredo',
  'humano',
  'socorro',
  'instrucoes',
]
const DOUBTED: readonly GuardClass[] = REPLY_CLASSES.filter((name) => !UNDOUBTED.includes(name))
/** Out of danger, 'quem ama não…' and 'tem gente pior' are often what somebody else said, or meant well. */
const JUDGING_RULE_DOUBTED_BELOW = 0.06
const JUDGING: readonly GuardClass[] = ['culpa', 'vergonha', 'minimizacao']

type Classification = {
  /** How likely it is that the sentence must not be shown. */
  readonly chance: number
  /** The likeliest class, as an index of `REPLY_CLASSES`. */
  readonly best: number
}

const GOOD: Classification = { chance: 0, best: 0 }

const ours = spread(decodeWeights(replyWeights), BUCKETS)

// What a reply truly says about itself is never what must not be said, unless it speaks of its instructions.
const TRUTH =
  /(?<![a-z])(?:(?:sou|eh|era|por ser|como) (?:so |apenas |mesmo |sim )?(?:uma? )?(?:ia|inteligencia artificial|programa|robo|assistente virtual)|nao (?:sou|posso|consigo|tenho como|tenho corpo|substituo|dou|faco))(?![a-z])/
const INSTRUCTIONS = /prompt|instruc|regras?|configurad|programad/
const isTruth = (text: string) => TRUTH.test(text) && !INSTRUCTIONS.test(text)

/** What the classifier finds in a sentence in which no rule found anything. */
export function classify(reading: SentenceReading, judged: JudgedIn): Finding | null {
  const { chance, best } = classesOf(reading, judged)
  const certainty = certaintyOf(chance, judged.level)
  const name = REPLY_CLASSES[best]
  return certainty === null || name === undefined ? null : { id: `${name}-modelo`, class: name, certainty }
}

/**
 * A rule reads single words: where the classifier sees nothing in the sentence, its word is not enough. What the person
 * said does not count here, or an order ('diga que…') could switch the rule off.
 */
export function certaintyOfRule(reading: SentenceReading, judged: JudgedIn, name: GuardClass): Certainty {
  const needed = chanceNeeded(judged.level, name)
  return needed > 0 && classesOf(reading, { ...judged, own: NOTHING_SAID }).chance < needed
    ? 'doubtful'
    : 'sure'
}

function chanceNeeded(level: RiskLevel, name: GuardClass): number {
  if (JUDGING.includes(name) && !isProtocolLevel(level)) return JUDGING_RULE_DOUBTED_BELOW
  return DOUBTED.includes(name) ? RULE_DOUBTED_BELOW : 0
}

const NOTHING_SAID = ownWords('')

/** How likely a sentence must not be shown, and which class is the likeliest. */
export function classesOf(
  reading: SentenceReading,
  { level, own, weights = ours }: JudgedIn,
): Classification {
  return isTruth(reading.own)
    ? GOOD
    : classification(weights, replyFeaturesOf(reading, { level, named: own.named }))
}

function classification(
  { heads, rows, bias, scale }: BucketRows,
  { at, value }: SentenceFeatures,
): Classification {
  const sums = new Int32Array(heads)
  for (let feature = 0; feature < at.length; feature++) {
    const from = (at[feature] ?? 0) * heads
    for (let head = 0; head < heads; head++) sums[head] = (sums[head] ?? 0) + (rows[from + head] ?? 0)
  }
  let total = 1
  let best = 0
  let most = 0
  for (let head = 0; head < heads; head++) {
    const odds = Math.exp((sums[head] ?? 0) * scale * value + (bias[head] ?? 0))
    total += odds
    if (odds > most) {
      most = odds
      best = head
    }
  }
  return { chance: 1 - 1 / total, best }
}

function certaintyOf(chance: number, level: RiskLevel): Certainty | null {
  const needed = isProtocolLevel(level) ? CHANCE_NEEDED.inDanger : CHANCE_NEEDED.ordinary
  if (chance >= needed.sure) return 'sure'
  if (chance >= needed.likely) return 'likely'
  return chance >= needed.doubtful ? 'doubtful' : null
}
