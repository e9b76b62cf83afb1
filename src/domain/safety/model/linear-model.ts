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
import { type Run, runsOf, type Window, windowsOf } from './windows.ts'

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

/** A message, or some sentences of it, with its scores. */
export type ScoredText = {
  readonly sentences: readonly ReadSentence[]
  readonly scores: Scores
  /** Reads the same windows again for the level; only until the next message is scored. */
  readonly levelChances: () => LevelChances
}

const knownAtMost = 10_000

/** Scores a message, and what of it is read by itself (`runsOf`). */
export function createScorer(
  dangerWeights: LinearWeights,
  levelWeights: LinearWeights,
): (sentences: readonly ReadSentence[]) => readonly ScoredText[] {
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
    const lengths = read.map(({ words }) => words.length)
    const row = featuresOf(read, own)
    const dangerIn = rememberByWindow((window) => danger(row, window))
    const score = ({ first, end, words }: Run): ScoredText => {
      const windows = windowsOf(lengths.slice(first, end), words.start).map((window) => ({
        window,
        danger: dangerIn(window)[dangerHeads.window] ?? lowest,
      }))
      const whole = words.end > words.start ? dangerIn(words)[dangerHeads.whole] : undefined
      return {
        sentences: sentences.slice(first, end),
        scores: { ...highestTwo(windows), whole: whole ?? lowest, windows: windows.length },
        levelChances: () => levelChancesOf(windows, (window) => levels(row, window)),
      }
    }
    return runsOf(lengths).map(score)
  }
}

/** The log-odds of all heads of a model in a window. */
type HeadOdds = (row: FeatureRow, window: Window) => readonly number[]

function createHeads(weights: LinearWeights): HeadOdds {
  const { heads, scale, bias, rowOf, rows } = layOut(weights, buckets)
  return (row, { start, end }) => {
    const { count, at, value, length } = distinctIn(row, start, end)
    const sums = new Float64Array(heads)
    for (let i = 0; i < count; i++) {
      const from = (rowOf[at[i] ?? 0] ?? 0) * heads
      if (from === 0) continue
      const amount = value[i] ?? 0
      for (let head = 0; head < heads; head++)
        sums[head] = (sums[head] ?? 0) + (rows[from + head] ?? 0) * amount
    }
    return bias.map((own, head) => ((sums[head] ?? 0) * scale) / length + own)
  }
}

/** Runs and windows are often the same words. */
function rememberByWindow<Found>(find: (window: Window) => Found): (window: Window) => Found {
  const known = new Map<string, Found>()
  return (window) => {
    const key = `${window.start}-${window.end}`
    const found = known.get(key) ?? find(window)
    known.set(key, found)
    return found
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
