import type { ReadSentence } from '../detector/find-signs.ts'
import type { RiskLevel } from '../risk-level.ts'
import {
  distinctIn,
  type FeatureRow,
  featuresOf,
  modelSentence,
  type WordFeatures,
  wordFeatures,
} from './features.ts'
import { dangerHeads, heads, layOut, type ModelWeights, type WeightTable } from './weights.ts'
import { type Window, windowsOf } from './windows.ts'

/** The levels the model tells apart, once there is danger. */
export const modelLevels = [
  'atencao',
  'risco',
  'emergencia',
  'violencia',
  'vitima',
] as const satisfies readonly RiskLevel[]

const windowHead = 0
const wholeHead = 1

/** What the model makes of a message, before calibration. All but the last three are log-odds of danger. */
export type Scores = {
  /** In the window that is most like danger, and in the one after it. */
  readonly highest: number
  readonly second: number
  readonly whole: number
  readonly windows: number
  /** What the highest window is most like, and how sure that is if there is danger at all. */
  readonly level: (typeof modelLevels)[number]
  readonly levelChance: number
}

const knownAtMost = 10_000

export function createScorer(model: ModelWeights): (sentences: readonly ReadSentence[]) => Scores {
  const table = layOut(model)
  const known = new Map<string, WordFeatures>()
  const own = (word: string): WordFeatures => {
    const before = known.get(word)
    if (before) return before
    if (known.size >= knownAtMost) known.clear()
    const fresh = wordFeatures(word)
    known.set(word, fresh)
    return fresh
  }
  return (sentences) => {
    const read = sentences.map(modelSentence)
    const row = featuresOf(read, own)
    return scoresOf({ model, table, row }, windowsOf(read.map(({ words }) => words.length)))
  }
}

type Reading = { readonly model: ModelWeights; readonly table: WeightTable; readonly row: FeatureRow }

/** The log-odds of what holds no word at all. */
const lowest = -8

function scoresOf(reading: Reading, windows: readonly Window[]): Scores {
  let highest = lowest
  let second = lowest
  let top: Window = { start: 0, end: 0 }
  for (const window of windows) {
    const danger = sumOf(reading, window, windowHead)
    if (danger > highest) {
      second = highest
      highest = danger
      top = window
    } else if (danger > second) second = danger
  }
  const words = reading.row.ends.length
  const whole = words === 0 ? lowest : sumOf(reading, { start: 0, end: words }, wholeHead)
  return { highest, second, whole, windows: windows.length, ...surestLevel(reading, top) }
}

function surestLevel(reading: Reading, window: Window) {
  const odds = modelLevels.map((_, at) => Math.exp(sumOf(reading, window, dangerHeads + at)))
  const most = Math.max(...odds)
  return {
    level: modelLevels[odds.indexOf(most)] ?? modelLevels[0],
    levelChance: most / odds.reduce((sum, one) => sum + one, 0),
  }
}

function sumOf({ model, table, row }: Reading, { start, end }: Window, head: number): number {
  const { count, at, value, length } = distinctIn(row, start, end)
  const { rowOf, rows } = table
  let sum = 0
  for (let i = 0; i < count; i++) {
    const place = rowOf[at[i] ?? 0] ?? 0
    if (place > 0) sum += (rows[place * heads + head] ?? 0) * (value[i] ?? 0)
  }
  return (sum * model.scale) / length + (model.bias[head] ?? 0)
}
