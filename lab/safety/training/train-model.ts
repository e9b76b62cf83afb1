import { buckets } from '#domain/safety/model/features.ts'
import { modelLevels } from '#domain/safety/model/linear-model.ts'
import { dangerHeads, levelHeads, type ModelWeights } from '#domain/safety/model/weights.ts'
import type { LineExample, Vector } from './examples.ts'
import { type Learned, type Lesson, learn, oddsOf } from './learn.ts'

const settings = {
  rounds: 3,
  /** A feature that fewer lines hold is not learned. */
  fewestLines: 3,
  fewestLinesOfRisk: 8,
  /** So many features are kept, those that weigh most. */
  kept: 56_000,
  keptForLevels: 5_000,
  oldShare: 0.5,
  longShare: 1.5,
  /** What stands beside the sign in a message of risk is ordinary life. */
  besideShare: 0.5,
} as const

/** Lines from before there were several writers are many, short and alike, so each counts for less. */
const shareOf = ({ line }: LineExample): number => (line.writer.startsWith('antigas') ? settings.oldShare : 1)

/**
 * Three models over the same features: danger in a window, danger in the whole message, and which level if there is
 * danger. Of a long message of risk nobody says which window holds the sign: each round learns from the window that
 * the round before found most like danger.
 */
export function trainModel(all: readonly LineExample[]): ModelWeights {
  const lines = countLines(all)
  const examples = all.map((example) => withKnown(example, lines))
  let windows = learn(firstLessons(examples), 1, true)
  for (let round = 1; round < settings.rounds; round++)
    windows = learn(laterLessons(examples, windows), 1, true)
  const whole = learn(
    examples.map((example) => ({ vector: example.whole, head: headOf(example), share: shareOf(example) })),
    1,
    true,
  )
  const ofRisk = countLines(all.filter(({ level }) => level >= 0))
  const levels = learn(levelLessons(examples, windows), modelLevels.length, false)
  return quantise(windows, whole, levels, ofRisk)
}

const headOf = ({ level }: LineExample): number => (level < 0 ? -1 : 0)

function countLines(examples: readonly LineExample[]): Uint16Array {
  const lines = new Uint16Array(buckets)
  for (const { whole } of examples) for (const at of new Set(whole.at)) lines[at] = (lines[at] ?? 0) + 1
  return lines
}

function withKnown(example: LineExample, lines: Uint16Array): LineExample {
  const known = ({ at, value }: Vector): Vector => {
    const isKnown = (bucket: number) => (lines[bucket] ?? 0) >= settings.fewestLines
    return { at: at.filter(isKnown), value: value.filter((_, index) => isKnown(at[index] ?? 0)) }
  }
  return { ...example, windows: example.windows.map(known), whole: known(example.whole) }
}

const firstLessons = (examples: readonly LineExample[]): readonly Lesson[] =>
  examples.flatMap(
    (example) =>
      underlinedLessons(example) ??
      example.windows.map((vector) => ({
        vector,
        head: headOf(example),
        share: shareOf(example) / (example.level < 0 ? 1 : example.windows.length),
      })),
  )

/** Where the words of the sign are underlined: the windows that hold them are danger, those without any are not. */
function underlinedLessons({ windows, holdings }: LineExample): readonly Lesson[] | null {
  if (holdings === null) return null
  const holding = holdings.filter((one) => one === 'the sign').length
  return windows.flatMap((vector, at) => {
    const held = holdings[at]
    if (held === 'the sign') return [{ vector, head: 0, share: settings.longShare / holding }]
    return held === 'nothing of it' ? [{ vector, head: -1, share: settings.besideShare }] : []
  })
}

const laterLessons = (examples: readonly LineExample[], learned: Learned): readonly Lesson[] =>
  examples.flatMap((example) => {
    const underlined = underlinedLessons(example)
    if (underlined) return underlined
    if (example.level < 0 || example.windows.length === 1)
      return example.windows.map((vector) => ({ vector, head: headOf(example), share: shareOf(example) }))
    const vector = mostDangerous(example.windows, learned)
    return vector ? [{ vector, head: 0, share: shareOf(example) * settings.longShare }] : []
  })

const levelLessons = (examples: readonly LineExample[], learned: Learned): readonly Lesson[] =>
  examples.flatMap((example) => {
    const vector = example.level < 0 ? undefined : mostDangerous(signWindows(example), learned)
    return vector ? [{ vector, head: example.level, share: shareOf(example) }] : []
  })

/** The windows that may hold the sign. */
const signWindows = ({ windows, holdings }: LineExample): readonly Vector[] =>
  holdings === null ? windows : windows.filter((_, at) => holdings[at] === 'the sign')

function mostDangerous(windows: readonly Vector[], learned: Learned): Vector | undefined {
  let best: Vector | undefined
  let most = -1
  for (const vector of windows) {
    const danger = oddsOf(vector, learned)[0] ?? 0
    if (danger <= most) continue
    most = danger
    best = vector
  }
  return best
}

/** The heaviest features, as small numbers. */
function quantise(windows: Learned, whole: Learned, levels: Learned, ofRisk: Uint16Array): ModelWeights {
  const weightAt = (at: number) => Math.abs(windows.weights[at] ?? 0) + Math.abs(whole.weights[at] ?? 0)
  const features = heaviest(settings.kept, weightAt)
  const levelWeightAt = (place: number) => {
    const at = features[place] ?? 0
    if ((ofRisk[at] ?? 0) < settings.fewestLinesOfRisk) return 0
    let sum = 0
    for (let head = 0; head < levelHeads; head++) sum += Math.abs(levels.weights[at * levelHeads + head] ?? 0)
    return sum
  }
  const levelFeatures = heaviest(settings.keptForLevels, levelWeightAt, features.length)
  const largest = [windows, whole, levels].reduce(
    (top, { weights }) => weights.reduce((most, one) => Math.max(most, Math.abs(one)), top),
    0,
  )
  const scale = Number((largest / 127).toPrecision(6)) || 1
  const small = (amount: number | undefined) => Math.round((amount ?? 0) / scale)
  const danger = new Int8Array(features.length * dangerHeads)
  features.forEach((at, place) => {
    danger.set([small(windows.weights[at]), small(whole.weights[at])], place * dangerHeads)
  })
  const levelTable = new Int8Array(levelFeatures.length * levelHeads)
  levelFeatures.forEach((place, row) => {
    const from = (features[place] ?? 0) * levelHeads
    levelTable.set(Array.from(levels.weights.subarray(from, from + levelHeads), small), row * levelHeads)
  })
  const bias = [...windows.bias, ...whole.bias, ...levels.bias].map((amount) => Number(amount.toFixed(4)))
  return { features, danger, levelFeatures, levels: levelTable, scale, bias }
}

/** The places with the greatest weights, rising. */
function heaviest(most: number, weightAt: (at: number) => number, size: number = buckets): Int32Array {
  const found: { at: number; weight: number }[] = []
  for (let at = 0; at < size; at++) {
    const weight = weightAt(at)
    if (weight > 0) found.push({ at, weight })
  }
  found.sort((a, b) => b.weight - a.weight || a.at - b.at)
  return Int32Array.from(found.slice(0, most), ({ at }) => at).sort()
}
