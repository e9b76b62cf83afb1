import { decodeWeights } from '../classifier/linear-weights.ts'
import { RISK_MESSAGES_READ } from '../limits.ts'
import { levelOfSign, type ReadSentence, readMessage } from './detector/find-signs.ts'
import type { Rule } from './detector/rule.ts'
import { rules } from './detector/rules.ts'
import { createScorer } from './model/linear-model.ts'
import { riskWeights } from './model/risk-weights.ts'
import { statedLevel } from './read-rules.ts'
import { type RiskLevel, usesProtocol } from './risk-level.ts'
import { STICKY_TURNS } from './state/risk-state.ts'

/** The committed model, written by lab/safety/train.ts. */
const scoreMessage = createScorer(decodeWeights(riskWeights.danger))
const { thresholds } = riskWeights

/** What the detector found, without a whole sentence of the message. */
export type RiskReading = {
  readonly level: RiskLevel
  /** What read it. Only rules are ever louder than `atencao`; `sum` are weak cues of several messages. */
  readonly by: 'nothing' | 'rules' | 'sum' | 'model'
  /** The rules that count in this message, weak cues among them. */
  readonly rules: readonly string[]
  /** The words that carried the model's reading, where it has one. */
  readonly words: readonly string[]
  /** Whether the service, if there is one, is asked: nothing loud was read, but something was. */
  readonly isUnsure: boolean
  /** A quiet card was shown for the same reason within the last turns: it is not shown again. */
  readonly isRepeated: boolean
}

/** An earlier message of the person's, with the level of the card that it got. */
type EarlierMessage = { readonly content: string; readonly nivel: RiskLevel }
type RulesIn = (message: string) => readonly string[]

export const readRisk = (message: string): RiskReading => assessRisk([], message)

/**
 * Reads a message in the light of the person's messages before it, oldest first. `rulesIn` is for a caller who remembers which
 * rules count in earlier messages.
 */
export function assessRisk(
  before: readonly EarlierMessage[],
  message: string,
  rulesIn: RulesIn = countingRules,
): RiskReading {
  const sentences = readMessage(message, {
    words: before.at(-1)?.content.slice(-READ_BEFORE) ?? '',
    wishedToDie: before.slice(1 - RISK_MESSAGES_READ).some((one) => wishesToDie(one, rulesIn)),
  })
  const counting = rulesOf(sentences)
  const isRepeated = () => !hasNewReason(counting, before, rulesIn)
  const reading = (level: RiskLevel, by: RiskReading['by'], words: readonly string[] = []): RiskReading => ({
    level,
    by,
    rules: counting,
    words,
    isUnsure: by !== 'nothing' && !usesProtocol(level),
    isRepeated: by !== 'nothing' && !usesProtocol(level) && isRepeated(),
  })

  const stated = statedLevel(sentences)
  if (stated !== 'nenhum') return reading(stated, 'rules')
  if (counting.length > 0 && differentCues(counting, before, rulesIn) >= CUES_TOGETHER)
    return reading('atencao', 'sum')
  const { odds, words } = scoreMessage(sentences)
  if (odds < thresholds.asked) return reading('nenhum', 'nothing')
  return reading(odds < thresholds.attention ? 'nenhum' : 'atencao', 'model', words)
}

const rulesOf = (sentences: readonly ReadSentence[]): readonly string[] => [
  ...new Set(
    sentences.flatMap(({ signs }) =>
      signs.flatMap((sign) =>
        levelOfSign(sign) !== 'nenhum' || (sign.rule.weak && sign.context === 'stands') ? [sign.rule.id] : [],
      ),
    ),
  ),
]

/** The rules that count in a message by itself. */
export const countingRules = (message: string): readonly string[] => rulesOf(readMessage(message))

/** So many characters of the message before are read with a message. */
const READ_BEFORE = 200

/** Levels of what is about oneself. */
const ofOneself: ReadonlySet<RiskLevel> = new Set(['atencao', 'risco', 'emergencia'])

/** Rules that read a wish to die. Those of `atencao` never count in a figure of speech. */
const wishes: ReadonlyMap<string, RiskLevel> = new Map(
  rules.filter((rule: Rule) => !rule.weak && ofOneself.has(rule.level)).map(({ id, level }) => [id, level]),
)

/** Whether an earlier message stated a wish to die. A louder rule counts in a figure of speech too, whose card is quiet. */
const wishesToDie = ({ content, nivel }: EarlierMessage, rulesIn: RulesIn): boolean =>
  rulesIn(content).some((id) => wishes.get(id) === 'atencao' || (wishes.has(id) && usesProtocol(nivel)))

/** So many different cues within the messages that are read together are `atencao`. */
const CUES_TOGETHER = 3

function differentCues(
  rules: readonly string[],
  before: readonly EarlierMessage[],
  rulesIn: RulesIn,
): number {
  const read = before.slice(1 - RISK_MESSAGES_READ)
  return new Set([...rules, ...read.flatMap(({ content }) => rulesIn(content))]).size
}

/** Whether there is a reason here for which no quiet card was shown within the last turns. */
function hasNewReason(
  rules: readonly string[],
  before: readonly EarlierMessage[],
  rulesIn: RulesIn,
): boolean {
  const shown = before.slice(-STICKY_TURNS).filter(({ nivel }) => nivel === 'atencao')
  const reasons = shown.map(({ content }) => rulesIn(content))
  // What only the model or the service read is one reason.
  if (rules.length === 0) return !reasons.some((earlier) => earlier.length === 0)
  return !rules.every((rule) => reasons.some((earlier) => earlier.includes(rule)))
}
