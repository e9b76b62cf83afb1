import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeWeights, encodeWeights } from '#domain/safety/model/linear-model.ts'
import { riskWeights } from '#domain/safety/model/risk-weights.ts'
import { parseRiskLines } from '../lines/risk-lines.ts'
import { trainingExamples } from './examples.ts'
import { trainModel } from './train.ts'

const lines = parseRiskLines(readFileSync(new URL('../lines/tuned.tsv', import.meta.url), 'utf8'))

describe('the linear model', () => {
  it('is what training on the tuned half gives, to the byte', { timeout: 120_000 }, () => {
    const { weights, bias, scale } = trainModel(trainingExamples(lines))
    expect(encodeWeights(weights) === riskWeights.weights).toBe(true)
    expect({ bias, scale }).toEqual({ bias: riskWeights.bias, scale: riskWeights.scale })
  })

  it('weighs no more than 300 KB', () => {
    expect(
      statSync(new URL('#domain/safety/model/risk-weights.ts', import.meta.url)).size,
    ).toBeLessThanOrEqual(300_000)
  })

  it('survives being written down', () => {
    expect(encodeWeights(decodeWeights(riskWeights.weights)) === riskWeights.weights).toBe(true)
  })
})
