import { readFileSync, writeFileSync } from 'node:fs'
import { findSignals, judge } from '#domain/safety/detector/find-signals.ts'
import { readMessage } from '#domain/safety/detector/message.ts'
import {
  createEstimator,
  encodeWeights,
  type ModelWeights,
  modelLevels,
} from '#domain/safety/model/linear-model.ts'
import { modelThresholds } from '#domain/safety/read-risk.ts'
import { parseRiskLines, type RiskLine } from './lines/risk-lines.ts'
import { exampleOf, trainingExamples } from './training/examples.ts'
import { trainModel } from './training/train.ts'

// Trains the linear model of the risk detector on the tuned half and writes its weights. The reported half is
// never opened here. `--check` writes nothing and fails when the committed weights are not what training gives.

const folder = new URL('../../src/domain/safety/', import.meta.url)
const weightsFile = new URL('model/risk-weights.ts', folder)
const folds = 5

const lines = parseRiskLines(readFileSync(new URL('lines/tuned.tsv', import.meta.url), 'utf8'))
const source = sourceOf(trainModel(trainingExamples(lines)))

if (process.argv.includes('--check')) {
  const same = readFileSync(weightsFile, 'utf8') === source
  console.log(
    same ? 'Os pesos são os do treino.' : 'Os pesos não são os do treino: rode lab/safety/train-risk.ts.',
  )
  process.exitCode = same ? 0 : 1
} else {
  printCrossValidation(lines)
  writeFileSync(weightsFile, source)
  console.log(`Pesos gravados: ${source.length} bytes.`)
}

function sourceOf(model: ModelWeights): string {
  return [
    '// Written by lab/safety/train-risk.ts from lab/safety/lines/tuned.tsv. Do not edit.',
    'export const riskWeights = {',
    `  scale: ${model.scale},`,
    `  bias: [${model.bias.join(', ')}],`,
    '  weights:',
    `    '${encodeWeights(model.weights)}',`,
    '}',
    '',
  ].join('\n')
}

/** How rules and model do together on lines the model was not trained on, for a choice of thresholds. */
function printCrossValidation(all: readonly RiskLine[]): void {
  const scored = Array.from({ length: folds }, (_, fold) => {
    const model = trainModel(trainingExamples(all.filter((_, index) => index % folds !== fold)))
    const estimate = createEstimator(model)
    return all.filter((_, index) => index % folds === fold).map((line) => score(line, estimate))
  }).flat()
  const risky = scored.filter(({ line }) => line.level !== 'nenhum')
  const plans = scored.filter(({ line }) => line.level === 'emergencia')
  const harmless = scored.filter(({ line }) => line.level === 'nenhum')
  console.log(`Validação cruzada na metade ajustada (${folds} partes, ${all.length} linhas):`)
  for (const threshold of [0.6, 0.65, 0.7, 0.75, 0.8, 0.85]) {
    const needed = (one: Scored) => (one.isPlan ? modelThresholds.plan : threshold)
    const noticed = (one: Scored) => one.byRules || one.chance >= needed(one)
    const share = (list: readonly Scored[]) =>
      `${((list.filter(noticed).length / list.length) * 100).toFixed(1)} %`
    const chosen = threshold === modelThresholds.something ? '  <- em uso' : ''
    console.log(
      `  limiar ${threshold}: recall ${share(risky)}, planos ${share(plans)}, alarmes falsos ${share(harmless)}${chosen}`,
    )
  }
}

type Scored = {
  readonly line: RiskLine
  readonly byRules: boolean
  readonly chance: number
  /** The model takes it for a plan rather than for anything else. */
  readonly isPlan: boolean
}

function score(line: RiskLine, estimate: ReturnType<typeof createEstimator>): Scored {
  const chances = estimate(exampleOf(line).words)
  return {
    line,
    byRules: judge(findSignals(readMessage(line.text)).signals).level !== 'nenhum',
    chance: chances.reduce((sum, chance) => sum + chance, 0),
    isPlan: modelLevels[chances.indexOf(Math.max(...chances))] === 'emergencia',
  }
}
