import { expect, it } from 'vitest'
import { MEASURED } from '#domain/safety/measured.ts'
import { riskWeights } from '#domain/safety/model/risk-weights.ts'
import { judgingFiles, readLines, readTuned, tunedFiles } from './lines/read-lines.ts'
import { type Figure, figureOf, reportOn } from './report.ts'
import { fingerprint } from './training/fingerprint.ts'

const judging = judgingFiles.flatMap(readLines)

it('finds on the judging lines what the protocol page says', () => {
  const report = reportOn(judging)
  const percent = ({ hits, lines }: Figure, digits = 0) =>
    `${((hits / lines) * 100).toFixed(digits).replace('.', ',')} %`
  expect(MEASURED).toEqual({
    lines: judging.length,
    plain: percent(report.plain),
    long: percent(report.long),
    hinted: percent(report.hinted),
    anyCard: percent(report.anyCard, 1),
    loudCard: percent(report.loudCard, 1),
  })
})

it('splits lines by writer: whoever judges was never tuned on', () => {
  const tuned = new Set(readTuned().map(({ writer }) => writer))
  expect(judging.filter(({ writer }) => tuned.has(writer))).toEqual([])
  expect(tunedFiles.filter((file) => (judgingFiles as readonly string[]).includes(file))).toEqual([])
})

it('reads with weights that were trained on the lines as they are', () => {
  expect(riskWeights.trainedOn).toBe(fingerprint())
})

it('gives a share with its interval', () => {
  const { low, high } = figureOf(50, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
})
