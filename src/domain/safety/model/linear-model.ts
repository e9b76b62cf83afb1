import { type LinearWeights, spread } from '../../classifier/linear-weights.ts'
import { createFeatureMaker, type FeatureRow } from '../../classifier/text-features.ts'
import type { ReadSentence } from '../detector/find-signs.ts'
import { marks } from '../detector/marks.ts'
import { isFunctionWord } from './function-words.ts'

/** How many numbers the features are hashed into. */
export const buckets = 1 << 19

const emoji = /\p{Extended_Pictographic}/u
const makeFeatures = createFeatureMaker({
  buckets,
  isWord: (word) => /^[a-z]/.test(word) || word === marks.laugh || emoji.test(word),
  isContent: (word) => !isFunctionWord(word),
  longestRow: 3,
  letters: 0.45,
})

/** Without what rules found and set aside: it is denied, over, somebody else's, quoted or made up. */
function wordsLeft({ words, signs }: ReadSentence): readonly string[] {
  const aside = signs.filter(({ context }) => context !== 'stands' && context !== 'joking')
  if (aside.length === 0) return words
  return words.filter((_, at) => !aside.some(({ start, end }) => at >= start && at < end))
}

export const featuresOf = (sentences: readonly ReadSentence[]): FeatureRow =>
  makeFeatures(sentences.flatMap(wordsLeft))

/** Added to the square of a window's length, so that a few words alone are never sure of anything. */
const steadiness = 10

/**
 * A long message has more windows, and the highest of many is high by chance: each doubling of the looks costs this much of the
 * log-odds, times log 2.
 */
const costOfLooks = 1

/** So many words are read at a time, and each window begins half a window after the one before. */
const windowWords = 40

/** What the model makes of a message: log-odds of danger after counting the looks, and the words that carried them. */
type Score = { readonly odds: number; readonly words: readonly string[] }

/** What holds no words. */
const nothing: Score = { odds: -8, words: [] }

/** So many words carry a reading. */
const carryingWords = 3

/** The words of a window, its features in the row, and by what they are scaled. */
export type Window = {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
  readonly size: number
}

export function windowsOf(row: FeatureRow): readonly Window[] {
  const windows: Window[] = []
  const step = windowWords / 2
  for (let start = 0; start === 0 || start + step < row.words.length; start += step) {
    const end = Math.min(row.words.length, start + windowWords)
    const [from, to] = [placeOf(row, start), placeOf(row, end)]
    let squares = steadiness
    for (let i = from; i < to; i++) squares += (row.value[i] ?? 0) ** 2
    if (to > from) windows.push({ start, end, from, to, size: Math.sqrt(squares) })
  }
  return windows
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
    const windows = windowsOf(row)
    let [highest, most] = [Number.NEGATIVE_INFINITY, windows[0]]
    for (const window of windows) {
      const odds = weighed(window.from, window.to) / window.size
      if (odds > highest) [highest, most] = [odds, window]
    }
    if (!most) return nothing
    const { start, end } = most
    const carrying = row.words
      .slice(start, end)
      .map(({ word, isContent, end }, at) => ({
        word,
        isContent,
        share: weighed(placeOf(row, start + at), end),
      }))
      .filter(({ isContent, share }) => isContent && share > 0)
      .sort((a, b) => b.share - a.share)
      .slice(0, carryingWords)
    if (carrying.length === 0) return nothing
    return {
      odds: highest + ownBias - costOfLooks * Math.log(windows.length),
      words: carrying.map(({ word }) => word),
    }
  }
}
