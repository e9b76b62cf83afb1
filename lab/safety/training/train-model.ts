import { type LinearWeights, quantise } from '#domain/classifier/linear-weights.ts'
import { buckets } from '#domain/safety/model/features.ts'
import { modelLevels } from '#domain/safety/model/linear-model.ts'
import type { LineExample, Vector } from './examples.ts'
import { type Learned, type Lesson, learn, oddsOf } from './learn.ts'

const settings = {
  rounds: 3,
  /** A feature that fewer lines hold is not learned. */
  fewestLines: 3,
  /** So many features are kept, those that weigh most. */
  kept: 64_000,
  keptForLevels: 26_000,
  oldShare: 0.5,
  longShare: 1.5,
  /** What stands beside the sign in a message of risk is ordinary life. */
  besideShare: 0.5,
  /** A plan is missed at the highest cost, so its odds among the levels are taken so many times. */
  emergencyOdds: 2.1,
} as const

/** Lines from before there were several writers are many, short and alike, so each counts for less. */
const shareOf = ({ line }: LineExample): number => (line.writer.startsWith('antigas') ? settings.oldShare : 1)

/** What notices danger, and what tells its levels apart. */
export type RiskModel = { readonly danger: LinearWeights; readonly levels: LinearWeights }

/**
 * Three models over the same features: danger in a window, danger in the whole message, and, learned from dangerous
 * lines alone, which level. Of a long message of risk nobody says which window holds the sign: each round learns from
 * the window that the round before found most like danger.
 */
export function trainModel(all: readonly LineExample[]): RiskModel {
  const known = knownBuckets(all)
  const examples = all.map((example) => withKnown(example, known.placeOf))
  const features = known.buckets.length
  const isDanger = { features, heads: 1, none: true }
  let windows = learn(firstLessons(examples), isDanger)
  for (let round = 1; round < settings.rounds; round++)
    windows = learn(laterLessons(examples, windows), isDanger)
  const whole = learn(
    examples.map((example) => ({ vector: example.whole, head: headOf(example), share: shareOf(example) })),
    isDanger,
  )
  const levels = learn(levelLessons(examples, windows), { features, heads: modelLevels.length, none: false })
  return {
    danger: quantise(
      sideBySide(windows, whole),
      [...windows.bias, ...whole.bias],
      known.buckets,
      settings.kept,
    ),
    levels: quantise(
      levels.weights,
      modelLevels.map(
        (level, at) =>
          (levels.bias[at] ?? 0) + (level === 'emergencia' ? Math.log(settings.emergencyOdds) : 0),
      ),
      known.buckets,
      settings.keptForLevels,
    ),
  }
}

function sideBySide(first: Learned, second: Learned): Float64Array {
  const weights = new Float64Array(2 * first.weights.length)
  for (let at = 0; at < first.weights.length; at++)
    weights.set([first.weights[at] ?? 0, second.weights[at] ?? 0], 2 * at)
  return weights
}

const headOf = ({ level }: LineExample): number => (level < 0 ? -1 : 0)

/** The buckets that enough lines hold, rising, and the place of each among them; -1 for all others. */
function knownBuckets(examples: readonly LineExample[]) {
  const lines = new Uint16Array(buckets)
  for (const { whole } of examples) for (const at of new Set(whole.at)) lines[at] = (lines[at] ?? 0) + 1
  const placeOf = new Int32Array(buckets).fill(-1)
  const known: number[] = []
  lines.forEach((count, bucket) => {
    if (count >= settings.fewestLines) placeOf[bucket] = known.push(bucket) - 1
  })
  return { buckets: Int32Array.from(known), placeOf }
}

/** The example with only the known features, by their places. */
function withKnown(example: LineExample, placeOf: Int32Array): LineExample {
  const known = ({ at, value }: Vector): Vector => {
    const places = at.map((bucket) => placeOf[bucket] ?? -1)
    return {
      at: places.filter((place) => place >= 0),
      value: value.filter((_, index) => (places[index] ?? -1) >= 0),
    }
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

/** All lines of a level count the same together: one of which more was written takes nothing from the others. */
function levelLessons(examples: readonly LineExample[], learned: Learned): readonly Lesson[] {
  const dangerous = examples.filter(({ level }) => level >= 0)
  const sums = modelLevels.map((_, at) =>
    dangerous.reduce((sum, example) => sum + (example.level === at ? shareOf(example) : 0), 0),
  )
  const even = sums.reduce((total, sum) => total + sum, 0) / sums.length
  return dangerous.flatMap((example) => {
    const vector = mostDangerous(signWindows(example), learned)
    const share = (shareOf(example) * even) / (sums[example.level] ?? even)
    return vector ? [{ vector, head: example.level, share }] : []
  })
}

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
