import { readFileSync, writeFileSync } from 'node:fs'
import type { LinearWeights } from '#domain/classifier/linear-weights.ts'
import { encodeWeights } from '../training/encode-weights.ts'
import { badOf, goodOf, TRAINING_SETS } from './reply-sets.ts'
import {
  examplesOfBad,
  examplesOfGood,
  ordinaryExamples,
  ownExamples,
  type ReplyExample,
} from './training/examples.ts'
import { trainClassifier } from './training/train.ts'

// Trains the linear model of the output guard and writes its weights. `--ordinary=FOLDER` also reads people's ordinary talk
// as harmless; without it nothing outside of the project is read. `--check` writes nothing and fails when the committed
// weights are not what training gives. What the product itself says is read too: run it again when the
// protocol, the examples of the personas or the guard's own sentences have changed.

const file = new URL('../../../src/domain/safety/guard/model/reply-weights.ts', import.meta.url)

const source = sourceOf(trainClassifier(examples()))
if (process.argv.includes('--check')) {
  const same = readFileSync(file, 'utf8') === source
  console.log(
    same
      ? 'The weights are those of the training.'
      : 'The weights differ: run lab/safety/guard/train-guard.ts.',
  )
  process.exitCode = same ? 0 : 1
} else {
  writeFileSync(file, source)
  console.log(`Weights written: ${source.length} bytes.`)
}

function examples(): ReplyExample[] {
  const ordinary = process.argv.find((argument) => argument.startsWith('--ordinary='))?.split('=')[1]
  return [
    ...ownExamples(),
    ...examplesOfBad(TRAINING_SETS.flatMap(badOf)),
    ...examplesOfGood(TRAINING_SETS.flatMap(goodOf)),
    ...(ordinary === undefined ? [] : ordinaryExamples(ordinary)),
  ]
}

function sourceOf(weights: LinearWeights): string {
  return [
    '// biome-ignore-all format: written by lab/safety/guard/train-guard.ts. Do not edit.',
    `export const replyWeights = ${JSON.stringify(encodeWeights(weights))}`,
    '',
  ].join('\n')
}
