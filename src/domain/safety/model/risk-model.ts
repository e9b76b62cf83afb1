import { decodeWeights } from '../../classifier/linear-weights.ts'
import { levelWeights } from './level-weights.ts'
import { createScorer } from './linear-model.ts'
import { riskWeights } from './risk-weights.ts'

/** The committed models, written by lab/safety/train.ts. */
export const scoreMessage = createScorer(decodeWeights(riskWeights.danger), decodeWeights(levelWeights))
