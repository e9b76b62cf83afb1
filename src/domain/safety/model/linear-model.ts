import { type LinearWeights, layOut } from '../../classifier/linear-weights.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import type { RiskLevel } from '../risk-level.ts'
import {
  buckets,
  distinctIn,
  type FeatureRow,
  featuresOf,
  modelSentence,
  type WordFeatures,
  wordFeatures,
} from './features.ts'
import { type Window, windowsOf } from './windows.ts'

/** The levels the model tells apart, once there is danger: one head each. */
export const modelLevels = [
  'atencao',
  'risco',
  'emergencia',
  'violencia',
  'vitima',
] as const satisfies readonly RiskLevel[]

/** The heads of the model that notices danger: in a window, and in the whole message. */
const dangerHeads = { window: 0, whole: 1 } as const

/** What the model makes of a message, before calibration: log-odds of danger. */
export type Scores = {
  /** In the window that is most like danger, and in the one after it. */
  readonly highest: number
  readonly second: number
  readonly whole: number
  readonly windows: number
}

/** How likely each level is, in the order of `modelLevels`, if there is danger at all. */
export type LevelChances = readonly number[]

/** A message with its scores. */
type ScoredMessage = {
  readonly scores: Scores
  /** Reads the same windows again for the level; only until the next message is scored. */
  readonly levelChances: () => LevelChances
}

const knownAtMost = 10_000

export function createScorer(
  dangerWeights: LinearWeights,
  levelWeights: LinearWeights,
): (sentences: readonly ReadSentence[]) => ScoredMessage {
  const danger = createHeads(dangerWeights)
  const levels = createHeads(levelWeights)
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
    const windows = windowsOf(read.map(({ words }) => words.length)).map((window) => ({
      window,
      danger: danger(row, window, dangerHeads.window),
    }))
    return {
      scores: { ...highestTwo(windows), whole: wholeOf(row, danger), windows: windows.length },
      levelChances: () =>
        levelChancesOf(windows, (window) => modelLevels.map((_, head) => levels(row, window, head))),
    }
  }
}

/** The log-odds of one head of a model in a window. */
type HeadOdds = (row: FeatureRow, window: Window, head: number) => number

function createHeads(weights: LinearWeights): HeadOdds {
  const { heads, scale, bias, rowOf, rows } = layOut(weights, buckets)
  return (row, { start, end }, head) => {
    const { count, at, value, length } = distinctIn(row, start, end)
    let sum = 0
    for (let i = 0; i < count; i++) {
      const place = rowOf[at[i] ?? 0] ?? 0
      if (place > 0) sum += (rows[place * heads + head] ?? 0) * (value[i] ?? 0)
    }
    return (sum * scale) / length + (bias[head] ?? 0)
  }
}

/** The log-odds of what holds no word at all. */
const lowest = -8

function highestTwo(windows: readonly { readonly danger: number }[]) {
  let highest = lowest
  let second = lowest
  for (const { danger } of windows) {
    if (danger > highest) {
      second = highest
      highest = danger
    } else if (danger > second) second = danger
  }
  return { highest, second }
}

function wholeOf(row: FeatureRow, danger: HeadOdds): number {
  const words = row.wordEnds.length
  return words === 0 ? lowest : danger(row, { start: 0, end: words }, dangerHeads.whole)
}

/** So many windows are read for the level, those most like danger. */
const windowsForLevel = 4

/** Each window speaks for the level as loudly as there is danger in it. */
function levelChancesOf(
  windows: readonly { readonly window: Window; readonly danger: number }[],
  oddsIn: (window: Window) => readonly number[],
): LevelChances {
  const read = windows.toSorted((a, b) => b.danger - a.danger).slice(0, windowsForLevel)
  const sums: number[] = modelLevels.map(() => 0)
  for (const { window, danger } of read) {
    const odds = oddsIn(window).map(Math.exp)
    const share = Math.exp(danger) / odds.reduce((sum, one) => sum + one, 0)
    odds.forEach((one, head) => {
      sums[head] = (sums[head] ?? 0) + share * one
    })
  }
  const total = sums.reduce((sum, one) => sum + one, 0)
  return sums.map((one) => one / (total || 1))
}
