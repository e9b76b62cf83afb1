import { expect, it } from 'vitest'
import { riskWeights } from '#domain/safety/model/risk-weights.ts'
import { figureOf } from './figures.ts'
import { judgingFiles, readLines, readTuned, tunedFiles } from './read-lines.ts'
import { reportOn } from './report.ts'
import { fingerprint } from './training/fingerprint.ts'

it('splits lines by writer: whoever judges was never tuned on', () => {
  const tuned = new Set(readTuned().map(({ writer }) => writer))
  expect(judgingFiles.flatMap(readLines).filter(({ writer }) => tuned.has(writer))).toEqual([])
})

it('reads with weights that were trained on the lines as they are', () => {
  expect(riskWeights.trainedOn).toBe(fingerprint())
})

it('counts what was noticed by how it is said, and the cards on harmless lines', () => {
  const line = (style: 'direta' | 'inofensiva-curta', text: string) =>
    ({
      writer: 'x',
      level: style === 'direta' ? 'emergencia' : 'nenhum',
      style,
      text,
      underlined: [],
    }) as const
  const report = reportOn([
    line('direta', 'vou me matar hoje'),
    line('direta', 'hoje fiz um bolo'),
    line('inofensiva-curta', 'hoje fiz um bolo'),
  ])
  expect(report).toMatchObject({
    plain: { hits: 1, lines: 2 },
    plainPlans: { hits: 1, lines: 2 },
    anyCard: { hits: 0, lines: 1 },
  })
})

it('gives a share with its interval', () => {
  const { low, high } = figureOf(50, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
})

it('names every file of lines', () => {
  expect([...tunedFiles, ...judgingFiles].every((file) => readLines(file).length > 0)).toBe(true)
})
