import { type RiskReading, readRisk } from '#domain/safety/read-risk.ts'
import { type RiskLevel, riskLevels } from '#domain/safety/risk-level.ts'
import type { RiskLine } from './lines/risk-lines.ts'

export type LevelFigures = {
  readonly level: RiskLevel
  readonly lines: number
  /** Read as some risk. */
  readonly noticed: number
  /** Read at exactly this level. */
  readonly exact: number
}

export type RiskReport = {
  readonly levels: readonly LevelFigures[]
  readonly riskLines: number
  readonly noticed: number
  readonly recall: number
  readonly harmlessLines: number
  readonly falseAlarms: number
  readonly falseAlarmRate: number
}

/** How well the detector reads lines whose level is known. */
export function reportRisk(
  lines: readonly RiskLine[],
  read: (text: string) => RiskReading = readRisk,
): RiskReport {
  const readings = lines.map((line) => ({ expected: line.level, found: read(line.text).level }))
  const levels = riskLevels
    .filter((level) => level !== 'nenhum')
    .map((level) => {
      const own = readings.filter(({ expected }) => expected === level)
      return {
        level,
        lines: own.length,
        noticed: own.filter(({ found }) => found !== 'nenhum').length,
        exact: own.filter(({ found }) => found === level).length,
      }
    })
  const harmless = readings.filter(({ expected }) => expected === 'nenhum')
  const riskLines = readings.length - harmless.length
  const noticed = levels.reduce((sum, level) => sum + level.noticed, 0)
  const falseAlarms = harmless.filter(({ found }) => found !== 'nenhum').length
  return {
    levels,
    riskLines,
    noticed,
    recall: ratio(noticed, riskLines),
    harmlessLines: harmless.length,
    falseAlarms,
    falseAlarmRate: ratio(falseAlarms, harmless.length),
  }
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
const percent = (part: number, whole: number): string =>
  `${(ratio(part, whole) * 100).toFixed(1).replace('.', ',')} %`

/** The report as a table for a terminal, in Portuguese. */
export function formatRiskReport(report: RiskReport): string {
  const rows = report.levels.map(({ level, lines, noticed, exact }) => [
    level,
    String(lines),
    String(noticed),
    percent(noticed, lines),
    percent(exact, lines),
  ])
  const total = [
    'todos',
    String(report.riskLines),
    String(report.noticed),
    percent(report.noticed, report.riskLines),
    '',
  ]
  return [
    ...alignColumns([['nível', 'linhas', 'percebidas', 'recall', 'nível exato'], ...rows, total]),
    '',
    `alarmes falsos: ${report.falseAlarms} de ${report.harmlessLines} linhas inofensivas (${percent(report.falseAlarms, report.harmlessLines)})`,
  ].join('\n')
}

function alignColumns(table: readonly (readonly string[])[]): readonly string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  )
  return table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
