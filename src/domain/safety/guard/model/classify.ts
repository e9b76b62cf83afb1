import { type BucketRows, decodeWeights, spread } from '../../../classifier/linear-weights.ts'
import type { JudgedIn } from '../judge-sentence.ts'
import type { SentenceReading } from '../read-sentence.ts'
import { BUCKETS, replyFeaturesOf, type SentenceFeatures } from './reply-features.ts'
import { replyWeights } from './reply-weights.ts'

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

/** How likely a sentence must not be shown, and which class is the likeliest. */
export function classesOf(
  reading: SentenceReading,
  { level, own, weights = ours }: JudgedIn,
): Classification {
  return isTruth(reading.own)
    ? GOOD
    : classification(weights, replyFeaturesOf(reading, { level, named: own.named, about: own.about }))
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
