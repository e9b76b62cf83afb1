import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MEASURED } from '#domain/safety/measured.ts'
import { parseRiskLines } from './lines/risk-lines.ts'
import { formatRiskReport, reportRisk } from './risk-report.ts'

const half = (name: string) =>
  parseRiskLines(readFileSync(new URL(`./lines/${name}.tsv`, import.meta.url), 'utf8'))
const tuned = half('tuned')
const reported = half('reported')

describe('the lines', () => {
  it('are several hundred a side, of many registers, and say where they come from', () => {
    for (const lines of [tuned, reported]) {
      const harmless = lines.filter(({ level }) => level === 'nenhum').length
      expect(Math.min(harmless, lines.length - harmless)).toBeGreaterThan(400)
      expect(new Set(lines.map(({ register }) => register)).size).toBeGreaterThanOrEqual(10)
      expect(lines.filter(({ source }) => source !== 'escrita para este projeto')).toEqual([])
    }
  })

  it('that are reported are not among those that are tuned on', () => {
    const known = new Set(tuned.map(({ text }) => text.toLowerCase()))
    expect(reported.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([])
  })
})

describe('the detector on the reported half', () => {
  const report = reportRisk(reported)

  it('notices at least 85 % of the risk', () => expect(report.recall).toBeGreaterThanOrEqual(0.85))
  it('raises at most 5 % false alarms', () => expect(report.falseAlarmRate).toBeLessThanOrEqual(0.05))

  it('lets no plan pass', () => {
    const plans = report.levels.find(({ level }) => level === 'emergencia')
    expect(plans?.noticed).toBe(plans?.lines)
    expect(plans?.lines).toBeGreaterThanOrEqual(131)
  })

  it.each(report.levels)('$level: $noticed of $lines noticed, $exact at that very level', (figures) => {
    expect(figures.noticed / figures.lines).toBeGreaterThan(0.9)
  })

  it('does what the protocol page and the README say', () => {
    const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
    expect(MEASURED).toEqual({
      lines: reported.length,
      noticed: percent(report.recall),
      falseAlarms: percent(report.falseAlarmRate),
    })
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    for (const figure of [MEASURED.noticed, MEASURED.falseAlarms])
      expect(readme).toContain(figure.replace(',', '.'))
  })

  it('is a table for a terminal', () => {
    expect(formatRiskReport(report)).toMatch(/^nível +linhas +percebidas +recall +nível exato\n/)
    expect(formatRiskReport(report)).toContain(`alarmes falsos: ${report.falseAlarms} de `)
  })
})
