import { isProtocolLevel } from '../../protocol/protocol-level.ts'
import type { RiskLevel } from '../../risk-level.ts'
import type { Certainty, Finding, JudgedIn } from '../finding.ts'
import type { SentenceReading } from '../read-sentence.ts'
import { decodeSparse, guess } from './linear-classifier.ts'
import { REPLY_CLASSES } from './reply-classes.ts'
import { BUCKETS, replyFeaturesOf } from './reply-features.ts'
import { replyWeights } from './reply-weights.ts'

/** From which chance on the classifier is how sure: chosen on replies the training had not seen. */
export const CHANCE_NEEDED = {
  ordinary: { sure: 0.9, likely: 0.6, doubtful: 0.15 },
  inDanger: { sure: 0.95, likely: 0.7, doubtful: 0.2 },
}

const weights = {
  ...replyWeights,
  weights: decodeSparse(replyWeights.weights, BUCKETS * REPLY_CLASSES.length),
}

// What a reply truly says about itself is never what must not be said.
const TRUTH =
  /(?<![a-z])(?:sou|eh|era|por ser|como) (?:so |apenas |mesmo |sim )?(?:uma? )?(?:ia|inteligencia artificial|programa|robo|assistente virtual)(?![a-z])|(?<![a-z])nao (?:sou|posso|consigo|tenho como|tenho corpo|substituo|dou|faco)(?![a-z])/

/** What the classifier finds in a sentence in which no rule found anything. */
export function classify(reading: SentenceReading, { level, own }: JudgedIn): Finding | null {
  if (TRUTH.test(reading.own)) return null
  const { chance, best } = guess(weights, replyFeaturesOf(reading, own.named))
  const certainty = certaintyOf(chance, level)
  const name = REPLY_CLASSES[best]
  return certainty === null || name === undefined ? null : { id: `${name}-modelo`, class: name, certainty }
}

export function certaintyOf(chance: number, level: RiskLevel): Certainty | null {
  const needed = isProtocolLevel(level) ? CHANCE_NEEDED.inDanger : CHANCE_NEEDED.ordinary
  if (chance >= needed.sure) return 'sure'
  if (chance >= needed.likely) return 'likely'
  return chance >= needed.doubtful ? 'doubtful' : null
}
