import { levelOfSign, type ReadSentence, readMessage } from './detector/find-signs.ts'
import { gravest, type RiskLevel } from './risk-level.ts'

/**
 * The level that the rules alone find in a message. It needs no weights: a browser loads it and reads with it what the
 * server has not accepted.
 */
export const readRules = (message: string): RiskLevel => statedLevel(readMessage(message))

/** The gravest level that a sign gives by itself. */
export const statedLevel = (sentences: readonly ReadSentence[]): RiskLevel =>
  gravest(sentences.flatMap(({ signs }) => signs.map(levelOfSign)))
