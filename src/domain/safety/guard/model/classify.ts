import { isProtocolLevel } from '../../protocol/protocol-level.ts'
import type { Finding, JudgedIn } from '../finding.ts'
import type { SentenceReading } from '../read-sentence.ts'
import { decodeSparse, guess } from './linear-classifier.ts'
import { REPLY_CLASSES } from './reply-classes.ts'
import { BUCKETS, replyFeaturesOf } from './reply-features.ts'
import { replyWeights } from './reply-weights.ts'

/** From this chance on a sentence is not shown: chosen on good replies the training had not seen. */
export const CHANCE_NEEDED = { ordinary: 0.6, inDanger: 0.7 }

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
  const needed = isProtocolLevel(level) ? CHANCE_NEEDED.inDanger : CHANCE_NEEDED.ordinary
  const name = REPLY_CLASSES[best]
  return chance < needed || name === undefined ? null : { id: `${name}-modelo`, class: name }
}
