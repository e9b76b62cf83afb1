import { readFileSync, writeFileSync } from 'node:fs'
import { readMessage } from '#domain/safety/detector/find-signs.ts'
import { createScorer } from '#domain/safety/model/linear-model.ts'
import { readTuned, tunedTalks } from './read-lines.ts'
import { linesOfTalks } from './talks.ts'
import { encodeWeights } from './training/encode-weights.ts'
import { fingerprint } from './training/fingerprint.ts'
import { learn } from './training/learn.ts'
import { lessonsOf } from './training/lessons.ts'
import { readOrdinary } from './training/ordinary.ts'
import { sequenceOf, shuffle } from './training/sequence.ts'

// Trains the linear model and writes its weights: node lab/safety/train.ts [FOLDER] [--check]. FOLDER holds real people's ordinary
// lines, which are not in the repository; without it only the lab's lines are learned from. The judging files are never opened.

/**
 * Shares of ordinary lines that the model was not trained on and that each threshold lets through. They were chosen so that of
 * 1,000 everyday tweets 10 get a card by the model alone, and 60 are asked about.
 */
const shares = { asked: 0.0115, attention: 0.0011 }

const generated = '// biome-ignore-all format: written by lab/safety/train.ts. Do not edit.'
const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
const next = sequenceOf(20261118)

const lines = [...readTuned(), ...tunedTalks.flatMap(linesOfTalks)]
const harmless = lines.filter(({ level }) => level === 'nenhum').map(({ text }) => text)
const ordinary = shuffle([...readOrdinary(folder)], next)
const heldBack = folder ? ordinary.splice(0, ordinary.length / 10) : harmless

const weights = learn(lessonsOf(lines, ordinary, next), next)
const score = createScorer(weights)
const odds = heldBack.map((text) => score(readMessage(text)).odds).sort((a, b) => b - a)
const thresholdFor = (share: number): number =>
  Number((odds[Math.floor(odds.length * share)] ?? 0).toFixed(3))
const thresholds = { asked: thresholdFor(shares.asked), attention: thresholdFor(shares.attention) }

store([
  generated,
  'export const riskWeights = {',
  `  trainedOn: '${fingerprint()}',`,
  `  thresholds: ${JSON.stringify(thresholds)},`,
  `  danger: ${JSON.stringify(encodeWeights(weights))},`,
  '}',
  '',
])
console.log(
  `${lines.length} linhas do laboratório, ${ordinary.length} de pessoas, ${heldBack.length} para os limiares`,
)
console.log(JSON.stringify(thresholds))

/** With `--check` it only compares the committed weights with what training gives. */
function store(source: readonly string[]): void {
  const file = new URL('../../src/domain/safety/model/risk-weights.ts', import.meta.url)
  if (!process.argv.includes('--check')) writeFileSync(file, source.join('\n'))
  else if (readFileSync(file, 'utf8') !== source.join('\n')) throw new Error('training gives other weights')
}
