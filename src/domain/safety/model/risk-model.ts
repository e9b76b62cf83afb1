import { createScorer } from './linear-model.ts'
import { riskWeights } from './risk-weights.ts'
import { decodeBytes, decodeRising, type ModelWeights } from './weights.ts'

const signed = (text: string, length: number): Int8Array => new Int8Array(decodeBytes(text, length).buffer)
const rising = ({ count, bytes, text }: { count: number; bytes: number; text: string }): Int32Array =>
  decodeRising(decodeBytes(text, bytes), count)

const { features, danger, levelFeatures, levels, scale, bias } = riskWeights

/** The committed model, written by lab/safety/train.ts. */
const riskModel: ModelWeights = {
  features: rising(features),
  danger: signed(danger, features.count * 2),
  levelFeatures: rising(levelFeatures),
  levels: signed(levels, levelFeatures.count * 5),
  scale,
  bias,
}

export const scoreMessage = createScorer(riskModel)
