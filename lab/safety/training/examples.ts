import { readMessage } from '#domain/safety/detector/find-signs.ts'
import {
  distinctIn,
  type FeatureRow,
  featuresOf,
  modelSentence,
  wordFeatures,
} from '#domain/safety/model/features.ts'
import { modelLevels } from '#domain/safety/model/linear-model.ts'
import { type Window, windowsOf } from '#domain/safety/model/windows.ts'
import type { RiskLine } from '../lines/read-lines.ts'
import { type Holding, holdingOf, modelWords, placeOf } from './underlined.ts'

/** Buckets and how much each counts, scaled to length one. */
export type Vector = { readonly at: Int32Array; readonly value: Float32Array }

/** A line as the model sees it: its windows, and all of it at once. */
export type LineExample = {
  readonly line: RiskLine
  /** Its place in `modelLevels`; -1 for 'nenhum'. */
  readonly level: number
  readonly windows: readonly Vector[]
  /** What each window holds of the underlined words; null where nothing is underlined. */
  readonly holdings: readonly Holding[] | null
  readonly whole: Vector
}

export function exampleOf(line: RiskLine): LineExample {
  const sentences = readMessage(line.text).map(modelSentence)
  const row = featuresOf(sentences, wordFeatures)
  const windows = windowsOf(sentences.map(({ words }) => words.length))
  const words = sentences.flatMap(({ words }) => words)
  const places = line.underlined.map((phrase) => placeOf(modelWords(phrase), words))
  return {
    line,
    level: (modelLevels as readonly string[]).indexOf(line.level),
    windows: windows.map((window) => vectorOf(row, window)),
    holdings: places.length === 0 ? null : windows.map((window) => holdingOf(window, places)),
    whole: vectorOf(row, { start: 0, end: row.wordEnds.length }),
  }
}

function vectorOf(row: FeatureRow, { start, end }: Window): Vector {
  const { count, at, value, length } = distinctIn(row, start, end)
  return {
    at: at.slice(0, count),
    value: Float32Array.from(value.subarray(0, count), (amount) => amount / length),
  }
}
