import { decodeWeights } from '../classifier/linear-weights.ts'
import { RISK_MESSAGES_READ } from '../limits.ts'
import { levelOfSign, type ReadSentence, readMessage } from './detector/find-signs.ts'
import type { RuleId } from './detector/rules.ts'
import { chanceOf } from './model/chance.ts'
import { believedLevel, gradeLevel } from './model/grade.ts'
import { levelWeights } from './model/level-weights.ts'
import { createScorer, type ScoredText } from './model/linear-model.ts'
import { riskWeights } from './model/risk-weights.ts'
import { statedLevel } from './read-rules.ts'
import { gravest, type RiskLevel, usesProtocol } from './risk-level.ts'

/** The committed models, written by lab/safety/train.ts. */
const scoreMessage = createScorer(decodeWeights(riskWeights.danger), decodeWeights(levelWeights))

/** What the detector found, without a word of the message. */
export type RiskReading = {
  readonly level: RiskLevel
  readonly rules: readonly RuleId[]
  readonly by: 'nothing' | 'rules' | 'model' | 'sum'
  /** The model's calibrated chance that the message holds danger of any kind. */
  readonly chance: number
  /** Whether a second opinion could tell more: neither clearly ordinary nor clearly grave. */
  readonly isUnsure: boolean
}

const { calibration, thresholds } = riskWeights

export const readRisk = (message: string): RiskReading => assessRisk([message])

/**
 * Reads the newest of the person's messages (oldest first) in the light of those before it. `chanceIn` is for a caller who
 * knows the chances of earlier messages: reading one is most of what the detector costs.
 */
export function assessRisk(messages: readonly string[], chanceIn = dangerChance): RiskReading {
  const before = messages.slice(-RISK_MESSAGES_READ)
  const newest = before.pop()
  if (newest === undefined) return { level: 'nenhum', rules: [], by: 'nothing', chance: 0, isUnsure: false }
  const reading = readAlone(newest)
  return reading.level === 'nenhum' ? withEarlier(reading, before, chanceIn) : reading
}

/**
 * A short message is read as a whole and in runs of its sentences, and the gravest reading holds: an ordinary sentence
 * takes nothing away from the one beside it.
 */
function readAlone(message: string): RiskReading {
  const texts = scoreMessage(readMessage(message))
  const readings = texts.map(readText)
  const level = gravest(readings.map((reading) => reading.level))
  const rules = [...new Set(standingSigns(texts[0]?.sentences ?? []).map(({ rule }) => rule.id))]
  const chance = greatestChance(texts)
  const { isStated } = readings.find((reading) => reading.level === level) ?? { isStated: false }
  return {
    level,
    rules,
    by: level === 'nenhum' ? 'nothing' : isStated ? 'rules' : 'model',
    chance,
    isUnsure: !usesProtocol(level) && (level !== 'nenhum' || rules.length > 0 || chance >= thresholds.unsure),
  }
}

/** First whether there is danger; only then which and how grave. How it is answered follows from the level alone. */
function readText({ sentences, scores, levelChances }: ScoredText) {
  const chance = chanceOf(scores, calibration)
  const stated = believedLevel(statedLevel(sentences), chance)
  const isNoticed = stated !== 'nenhum' || chance >= thresholds.attention
  const level = isNoticed ? gradeLevel({ stated, chance, levels: levelChances() }, thresholds.loud) : 'nenhum'
  return { level, isStated: level === stated }
}

const standingSigns = (sentences: readonly ReadSentence[]) =>
  sentences.flatMap(({ signs }) => signs.filter((sign) => levelOfSign(sign) !== 'nenhum'))

const greatestChance = (texts: readonly ScoredText[]): number =>
  Math.max(...texts.map(({ scores }) => chanceOf(scores, calibration)))

/** So much of the chances of the last messages together is `atencao`; a message below `weakCue` adds nothing. */
const weakCue = 0.12
const enoughTogether = 1.2

/** The calibrated chance that this message alone holds danger of any kind. */
export function dangerChance(message: string): number {
  return greatestChance(scoreMessage(readMessage(message)))
}

/** What was written before is read only if the newest message has something to add to it. */
function withEarlier(
  reading: RiskReading,
  before: readonly string[],
  chanceIn: (message: string) => number,
): RiskReading {
  if (reading.chance < weakCue) return reading
  const chances = before.map(chanceIn)
  const together = chances
    .filter((chance) => chance >= weakCue)
    .reduce((sum, chance) => sum + chance, reading.chance)
  if (together < enoughTogether) return reading
  return { ...reading, level: 'atencao', by: 'sum', isUnsure: true }
}
