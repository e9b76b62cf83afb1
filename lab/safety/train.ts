import { writeFileSync } from 'node:fs'
import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { type Calibration, chanceOf, type Thresholds } from '#domain/safety/model/chance.ts'
import { createScorer } from '#domain/safety/model/linear-model.ts'
import { encodeBytes, encodeRising, type ModelWeights } from '#domain/safety/model/weights.ts'
import { believedLevel } from '#domain/safety/read-risk.ts'
import { gravest, type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { readTuned } from './lines/read-lines.ts'
import { calibrate, type Scored, thresholdFor } from './training/calibrate.ts'
import { exampleOf, type LineExample } from './training/examples.ts'
import { fingerprint } from './training/fingerprint.ts'
import { trainModel } from './training/train-model.ts'

// Trains the linear model on the tuned files and writes its weights. Calibration and thresholds come from lines of
// writers that the model was not trained on, one writer left out at a time. The judging files are never opened here.

/** Shares of harmless lines of unseen writers, rules included, that each threshold may let through. */
const shares = { unsure: 0.12, attention: 0.035, loud: 0.005 }

const weightsFile = new URL('../../src/domain/safety/model/risk-weights.ts', import.meta.url)
const examples = readTuned().map(exampleOf)
const writers = [...new Set(examples.map(({ line }) => line.writer))].filter((writer) =>
  /^w[1-9]/.test(writer),
)

const left = writers.flatMap(scoreLeftOut)
const calibration = calibrate(left)
const thresholds = chooseThresholds(left, calibration)
print(left, calibration, thresholds)
writeFileSync(weightsFile, sourceOf(trainModel(examples), calibration, thresholds))

type LeftOut = Scored & { readonly example: LineExample; readonly byRules: RiskLevel }

function scoreLeftOut(writer: string): readonly LeftOut[] {
  const score = createScorer(trainModel(examples.filter(({ line }) => line.writer !== writer)))
  return examples
    .filter(({ line }) => line.writer === writer)
    .map((example) => {
      const sentences = readMessage(example.line.text)
      const signs = sentences.flatMap(({ signs }) => signs.filter(({ context }) => context === 'stands'))
      return {
        example,
        scores: score(sentences),
        isRisk: example.level >= 0,
        byRules: gravest(signs.map(({ rule }) => rule.level)),
      }
    })
}

function believed(one: LeftOut, by: Calibration): RiskLevel {
  return believedLevel(one.byRules, chanceOf(one.scores, by))
}

/** What the rules read in harmless lines uses up its part of the shares. */
function chooseThresholds(all: readonly LeftOut[], by: Calibration): Thresholds {
  const harmless = all.filter(({ isRisk }) => !isRisk)
  const chances = (isTaken: (level: RiskLevel) => boolean) =>
    harmless.map((one) => (isTaken(believed(one, by)) ? 1 : chanceOf(one.scores, by)))
  const isRead = (level: RiskLevel) => level !== 'nenhum'
  return {
    unsure: thresholdFor(chances(isRead), shares.unsure),
    attention: thresholdFor(chances(isRead), shares.attention),
    loud: thresholdFor(chances(usesProtocol), shares.loud),
  }
}

function print(all: readonly LeftOut[], by: Calibration, { unsure, attention, loud }: Thresholds): void {
  console.log('Um escritor de fora por vez; sinais das regras ou chance do modelo:')
  for (const writer of [...writers, 'todos'])
    for (const style of ['direta', 'longa', 'pista', 'inofensiva-curta', 'inofensiva-longa']) {
      const lines = all.filter(
        ({ example: { line } }) => (writer === 'todos' || line.writer === writer) && line.style === style,
      )
      const share = (isSo: (one: LeftOut) => boolean) => (lines.filter(isSo).length / lines.length).toFixed(3)
      const chance = (one: LeftOut) => chanceOf(one.scores, by)
      console.log(
        [
          writer.padEnd(6),
          style.padEnd(17),
          `regras ${share((one) => believed(one, by) !== 'nenhum')}`,
          `algum cartão ${share((one) => believed(one, by) !== 'nenhum' || chance(one) >= attention)}`,
          `alto ${share((one) => usesProtocol(believed(one, by)) || chance(one) >= loud)}`,
          `em dúvida ${share((one) => chance(one) >= unsure)}`,
        ].join('  '),
      )
    }
  console.log(JSON.stringify({ calibration: by, thresholds: { unsure, attention, loud } }))
}

function sourceOf(model: ModelWeights, by: Calibration, at: Thresholds): string {
  const rising = (numbers: Int32Array) => {
    const bytes = encodeRising(numbers)
    return `{ count: ${numbers.length}, bytes: ${bytes.length}, text: '${encodeBytes(bytes)}' }`
  }
  const signed = (numbers: Int8Array) => `'${encodeBytes(new Uint8Array(numbers.buffer))}'`
  return [
    '// biome-ignore-all format: written by lab/safety/train.ts. Do not edit.',
    'export const riskWeights = {',
    `  trainedOn: '${fingerprint()}',`,
    `  calibration: ${JSON.stringify(by)},`,
    `  thresholds: ${JSON.stringify(at)},`,
    `  scale: ${model.scale},`,
    `  bias: [${model.bias.join(', ')}],`,
    `  features: ${rising(model.features)},`,
    `  danger: ${signed(model.danger)},`,
    `  levelFeatures: ${rising(model.levelFeatures)},`,
    `  levels: ${signed(model.levels)},`,
    '}',
    '',
  ].join('\n')
}
