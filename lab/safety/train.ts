import { readFileSync, writeFileSync } from 'node:fs'
import { encodeWeights } from '#domain/classifier/linear-weights.ts'
import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { type Calibration, chanceOf, type Thresholds } from '#domain/safety/model/chance.ts'
import { believedLevel, gradeLevel, likeliestLevel, loudOdds } from '#domain/safety/model/grade.ts'
import { createScorer, type LevelChances, type Scores } from '#domain/safety/model/linear-model.ts'
import { gravest, type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { formatReport, reportOnReadings } from './figures.ts'
import { readTuned } from './lines/read-lines.ts'
import { calibrate, type Scored, thresholdFor } from './training/calibrate.ts'
import { exampleOf, type LineExample } from './training/examples.ts'
import { fingerprint } from './training/fingerprint.ts'
import { type RiskModel, trainModel } from './training/train-model.ts'

// Trains the linear model on the tuned files and writes its weights. Calibration and thresholds come from lines of
// writers that the model was not trained on, a quarter of them left out at a time. The judging files are never opened here.

/**
 * The writers that calibration and thresholds come from. The later ones hint and hide less, or tell of victims alone: with
 * them among the others the same share of harmless cards is reached with looser thresholds, and long messages lose.
 */
const isHolding = (writer: string): boolean => Number(writer.slice(1)) <= 13

/** Shares of harmless lines of unseen writers, rules included, that each threshold may let through. */
const shares = { unsure: 0.12, attention: 0.052, loud: 0.022 }

const generated = '// biome-ignore-all format: written by lab/safety/train.ts. Do not edit.'

const examples = readTuned().map(exampleOf)
const writers = [...new Set(examples.map(({ line }) => line.writer))].filter((writer) =>
  /^w[1-9]/.test(writer),
)

const quarters = [0, 1, 2, 3].map((turn) => writers.filter((_, at) => at % 4 === turn))
const left = quarters.flatMap(scoreLeftOut)
const holding = left.filter(({ example: { line } }) => isHolding(line.writer))
const calibration = calibrate(holding)
const thresholds = chooseThresholds(holding, calibration)
print(left, calibration, thresholds)
const model = trainModel(examples)
store('risk-weights', riskSource(model))
store('level-weights', levelSource(model))

/** Writes a file of weights; with `--check` it only says whether the committed one is what training gives. */
function store(name: string, source: string): void {
  const file = new URL(`../../src/domain/safety/model/${name}.ts`, import.meta.url)
  if (!process.argv.includes('--check')) writeFileSync(file, source)
  else if (readFileSync(file, 'utf8') !== source) throw new Error(`training gives other weights: ${name}`)
}

/** A line of a left-out writer: what is read of it, the whole first (`runsOf`). */
type LeftOut = Scored & { readonly example: LineExample; readonly texts: readonly LeftOutText[] }
type LeftOutText = { readonly scores: Scores; readonly levels: LevelChances; readonly byRules: RiskLevel }

function scoreLeftOut(some: readonly string[]): readonly LeftOut[] {
  const isLeftOut = ({ line }: LineExample): boolean => some.includes(line.writer)
  const { danger, levels } = trainModel(examples.filter((example) => !isLeftOut(example)))
  const score = createScorer(danger, levels)
  return examples.filter(isLeftOut).flatMap((example) => {
    const texts = score(readMessage(example.line.text)).map(({ sentences, scores, levelChances }) => {
      const signs = sentences.flatMap(({ signs }) => signs.filter(({ context }) => context === 'stands'))
      return { scores, levels: levelChances(), byRules: gravest(signs.map(({ rule }) => rule.level)) }
    })
    const [whole] = texts
    return whole ? [{ example, texts, scores: whole.scores, isRisk: example.level >= 0 }] : []
  })
}

function highest(all: readonly LeftOutText[], of: (one: LeftOutText) => number): number {
  return Math.max(...all.map(of))
}

function believed(one: LeftOutText, by: Calibration): RiskLevel {
  return believedLevel(one.byRules, chanceOf(one.scores, by))
}

/** The level a line of a left-out writer is read at. */
function readAt({ texts }: LeftOut, by: Calibration, { attention, loud }: Thresholds): RiskLevel {
  return gravest(
    texts.map((one) => {
      const chance = chanceOf(one.scores, by)
      const stated = believed(one, by)
      if (stated === 'nenhum' && chance < attention) return 'nenhum'
      return gradeLevel({ stated, chance, levels: one.levels }, loud)
    }),
  )
}

/** What the rules read in harmless lines uses up its part of the shares. */
function chooseThresholds(all: readonly LeftOut[], by: Calibration): Thresholds {
  const harmless = all.filter(({ isRisk }) => !isRisk)
  const chanceIn = (one: LeftOutText) => (believed(one, by) !== 'nenhum' ? 1 : chanceOf(one.scores, by))
  const chances = harmless.map(({ texts }) => highest(texts, chanceIn))
  const attention = thresholdFor(chances, shares.attention)
  const loudOddsIn = (one: LeftOutText) => {
    if (usesProtocol(believed(one, by))) return Number.POSITIVE_INFINITY
    return chanceIn(one) < attention || likeliestLevel(one.levels) === 'atencao'
      ? Number.NEGATIVE_INFINITY
      : loudOdds(chanceOf(one.scores, by), one.levels)
  }
  return {
    unsure: thresholdFor(chances, shares.unsure),
    attention,
    loud: thresholdFor(
      harmless.map(({ texts }) => highest(texts, loudOddsIn)),
      shares.loud,
    ),
  }
}

function print(all: readonly LeftOut[], by: Calibration, at: Thresholds): void {
  console.log('Um quarto dos escritores de fora por vez:')
  for (const writer of [...writers, 'w1 a w13', 'todos']) {
    const lines = all.filter(
      ({ example: { line } }) =>
        writer === 'todos' || line.writer === writer || (writer === 'w1 a w13' && isHolding(line.writer)),
    )
    console.log(`\n${writer}`)
    console.log(
      formatReport(
        reportOnReadings(
          lines.map((one) => ({
            line: one.example.line,
            level: readAt(one, by, at),
            isUnsure: highest(one.texts, ({ scores }) => chanceOf(scores, by)) >= at.unsure,
          })),
        ),
      ),
    )
  }
  console.log(JSON.stringify({ calibration: by, thresholds: at }))
}

function riskSource({ danger }: RiskModel): string {
  return [
    generated,
    'export const riskWeights = {',
    `  trainedOn: '${fingerprint()}',`,
    `  calibration: ${JSON.stringify(calibration)},`,
    `  thresholds: ${JSON.stringify(thresholds)},`,
    `  danger: ${JSON.stringify(encodeWeights(danger))},`,
    '}',
    '',
  ].join('\n')
}

function levelSource({ levels }: RiskModel): string {
  return [generated, `export const levelWeights = ${JSON.stringify(encodeWeights(levels))}`, ''].join('\n')
}
