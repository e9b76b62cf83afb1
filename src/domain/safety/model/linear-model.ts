import { type LinearWeights, spread } from '../../classifier/linear-weights.ts'
import { rememberWords } from '../../text/remember-words.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import type { RiskLevel } from '../risk-level.ts'
import {
  buckets,
  distinctIn,
  type FeatureRow,
  featuresOf,
  modelSentence,
  placeOf,
  steadiness,
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

/** Scores a message, and what of it is read by itself (`runsOf`). */
export function createScorer(
  dangerWeights: LinearWeights,
  levelWeights: LinearWeights,
): (sentences: readonly ReadSentence[]) => readonly ScoredText[] {
  const dangerOf = createDangerOdds(dangerWeights)
  const levelsIn = createLevelOdds(levelWeights)
  const own = rememberWords(wordFeatures)
  return (sentences) => {
    const read = sentences.map(modelSentence)
    const lengths = read.map(({ words }) => words.length)
    const row = featuresOf(read, own)
    const dangerIn = rememberByWindow(dangerOf(row))
    const score = ({ first, end, words }: Run): ScoredText => {
      const windows = windowsOf(lengths.slice(first, end), words.start).map((window) => ({
        window,
        danger: dangerIn(window)[dangerHeads.window],
      }))
      const whole = words.end > words.start ? dangerIn(words)[dangerHeads.whole] : lowest
      return {
        sentences: sentences.slice(first, end),
        scores: { ...highestTwo(windows), whole, windows: windows.length },
        levelChances: () => levelChancesOf(windows, (window) => levelsIn(row, window)),
      }
    }
    return runsOf(lengths).map(score)
  }
}

/**
 * The log-odds of danger in a window, by `dangerHeads`. A feature lies in several windows of a message: what it adds is
 * looked up once.
 */
function createDangerOdds(weights: LinearWeights) {
  const { scale, bias, rows } = spread(weights, buckets)
  const [windowBias = 0, wholeBias = 0] = bias
  let room = new Float64Array(1 << 16)
  return (row: FeatureRow) => {
    const { at, value, before } = row
    const length = placeOf(row, row.wordEnds.length)
    if (room.length < 2 * length) room = new Float64Array(2 * at.length)
    const weighed = room
    for (let i = 0; i < length; i++) {
      const from = 2 * (at[i] ?? 0)
      const amount = value[i] ?? 0
      weighed[2 * i] = (rows[from] ?? 0) * amount
      weighed[2 * i + 1] = (rows[from + 1] ?? 0) * amount
    }
    return ({ start, end }: Window): readonly [number, number] => {
      const [first, last] = [placeOf(row, start), placeOf(row, end)]
      let squares = steadiness
      let window = 0
      let whole = 0
      for (let i = first; i < last; i++) {
        if ((before[i] ?? 0) >= first) continue
        const amount = value[i] ?? 0
        squares += amount * amount
        window += weighed[2 * i] ?? 0
        whole += weighed[2 * i + 1] ?? 0
      }
      const size = Math.sqrt(squares)
      return [(window * scale) / size + windowBias, (whole * scale) / size + wholeBias]
    }
  }
}

/** The log-odds of each level in a window. Few windows are asked about. */
function createLevelOdds(weights: LinearWeights) {
  const { heads, scale, bias, rows } = spread(weights, buckets)
  return (row: FeatureRow, { start, end }: Window): readonly number[] => {
    const { count, at, value, length } = distinctIn(row, start, end)
    const sums = new Float64Array(heads)
    for (let i = 0; i < count; i++) {
      const from = (at[i] ?? 0) * heads
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
