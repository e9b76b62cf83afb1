import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type ClassifierWeights, encodeSparse } from '#domain/safety/guard/model/linear-classifier.ts'
import { type BadReply, type GoodReply, readReplySet } from './reply-sets.ts'
import {
  examplesOfBad,
  examplesOfDemonstration,
  examplesOfGood,
  ownExamples,
  type ReplyExample,
} from './training/examples.ts'
import { trainClassifier } from './training/train.ts'

// Trains the classifier of the output guard and writes its weights. `--check` writes nothing and fails when the
// committed weights are not what training gives. What the product itself says is read too: run it again when the
// demonstration, the protocol or the guard's own sentences have changed. Sets that are kept for judging are never named here.

const SETS = ['g1', 'g2', 'g3', 'g5', 'g7', 'g9', 'g11', 'g12', 'g13', 'g14']
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
  const bad = repliesOf<BadReply>('bad')
  const good = repliesOf<GoodReply>('good')
  return [...ownExamples(), ...examplesOfBad(bad), ...examplesOfGood(good), ...examplesOfDemonstration(good)]
}

/** The replies of all sets that have some of this kind. */
function repliesOf<Reply extends BadReply | GoodReply>(kind: 'bad' | 'good'): Reply[] {
  return SETS.map((name) => new URL(`replies/${name}-${kind}.jsonl`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => readReplySet<Reply>(file))
}

function sourceOf({ scale, bias, weights }: ClassifierWeights): string {
  return [
    '// Written by lab/safety/guard/train-guard.ts. Do not edit.',
    '// biome-ignore format: written by a script.',
    'export const replyWeights = {',
    `  scale: ${scale},`,
    `  bias: [${bias.join(', ')}],`,
    '  weights:',
    `    '${encodeSparse(weights)}',`,
    '}',
    '',
  ].join('\n')
}
