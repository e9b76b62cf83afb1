import { readFileSync } from 'node:fs'
import { parseRiskLines } from './lines/risk-lines.ts'
import { formatRiskReport, reportRisk } from './risk-report.ts'

// Prints how the detector does on the reported half of our own lines.

const lines = readFileSync(new URL('lines/reported.tsv', import.meta.url), 'utf8')
console.log(formatRiskReport(reportRisk(parseRiskLines(lines))))
