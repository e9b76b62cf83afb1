import { readRisk } from '#domain/safety/read-risk.ts'
import { formatLevels, formatReport, type ReadLine, type Report, reportOnReadings, said } from './figures.ts'
import { type RiskLine, readLines } from './read-lines.ts'

/** How well the detector reads lines whose level is known, by how they are said and by level. */
export const reportOn = (lines: readonly RiskLine[]): Report => reportOnReadings(read(lines))

const read = (lines: readonly RiskLine[]): readonly ReadLine[] =>
  lines.map((line) => ({ line, ...readRisk(line.text) }))

if (import.meta.main) {
  const lines = read(process.argv.slice(2).flatMap(readLines))
  console.log(formatReport(reportOnReadings(lines)))
  for (const style of ['direta', 'longa', 'pista'] as const) {
    const those = lines.filter(said(style))
    if (those.length > 0) console.log(`\n${style}:\n${formatLevels(reportOnReadings(those))}`)
  }
}
