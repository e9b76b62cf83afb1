import { type LinearWeights, spread } from '../../classifier/linear-weights.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import { buckets, type FeatureRow, featuresOf } from './features.ts'
import { type Window, windowsOf } from './windows.ts'

/** Added to the square of a window's length, so that a few words alone are never sure of anything. */
const steadiness = 30

/**
 * A long message has more windows, and the highest of many is high by chance: each doubling of the looks costs this much of the
 * log-odds, times log 2.
 */
const costOfLooks = 1.4

/** What the model makes of a message: log-odds of danger after counting the looks, and the words that carried them. */
type Score = { readonly odds: number; readonly words: readonly string[] }

/** What holds no word of danger at all. */
const nothing: Score = { odds: -8, words: [] }

/** So many words carry a reading. Without a word of danger's subjects among them there is none. */
const carryingWords = 3

/** The features of a window in the row: from one place up to another, and by what they are scaled. */
export type WindowFeatures = Window & { readonly from: number; readonly to: number; readonly size: number }

/** The windows of a message that name a subject of danger, and how many there are to look at. */
export function readableWindows(row: FeatureRow): { windows: readonly WindowFeatures[]; looks: number } {
  const all = windowsOf(row.sentenceLengths)
  const windows = all
    .filter(({ start, end }) => row.words.slice(start, end).some(({ isSubject }) => isSubject))
    .map(({ start, end }) => {
      const [from, to] = [placeOf(row, start), placeOf(row, end)]
      let squares = steadiness
      for (let i = from; i < to; i++) squares += (row.value[i] ?? 0) ** 2
      return { start, end, from, to, size: Math.sqrt(squares) }
    })
  return { windows, looks: all.length }
}

/** Where in the row the features of a word begin. */
const placeOf = (row: FeatureRow, word: number): number => (word === 0 ? 0 : (row.words[word - 1]?.end ?? 0))

/** Scores the window of a message that is most like danger. */
export function createScorer(weights: LinearWeights): (sentences: readonly ReadSentence[]) => Score {
  const { scale, bias, rows } = spread(weights, buckets)
  const [ownBias = 0] = bias
  return (sentences) => {
    const row = featuresOf(sentences)
    const weighed = (from: number, to: number): number => {
      let sum = 0
      for (let i = from; i < to; i++) sum += (rows[row.at[i] ?? 0] ?? 0) * (row.value[i] ?? 0)
      return sum * scale
    }
    const { windows, looks } = readableWindows(row)
    let [highest, most] = [Number.NEGATIVE_INFINITY, windows[0]]
    for (const window of windows) {
      const odds = weighed(window.from, window.to) / window.size
      if (odds > highest) [highest, most] = [odds, window]
    }
    if (!most) return nothing
    const carrying = row.words
      .slice(most.start, most.end)
      .map(({ word, isSubject, end }, at) => ({
        word,
        isSubject,
        share: weighed(placeOf(row, (most?.start ?? 0) + at), end),
      }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
      .slice(0, carryingWords)
    if (!carrying.some(({ isSubject }) => isSubject)) return nothing
    return {
      odds: highest + ownBias - costOfLooks * Math.log(looks),
      words: carrying.map(({ word }) => word),
    }
  }
}
