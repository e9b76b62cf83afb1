import { readdirSync, readFileSync } from 'node:fs'
import { wantsOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { assessRisk, readRisk } from '#domain/safety/read-risk.ts'
import { readRules } from '#domain/safety/read-rules.ts'
import { type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import { figureOf } from './figures.ts'

// How the detector reads people's lines: node lab/safety/measure.ts FOLDER. FOLDER holds .txt files, one line a message, and .tsv
// files of `class TAB line`; it is not in the repository. Shares are of 1,000 lines, with 95 % intervals.

const [folder = ''] = process.argv.slice(2)

const sets = new Map<string, string[]>()
for (const file of readdirSync(folder).sort())
  for (const row of readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean)) {
    const [before = '', line] = row.split('\t')
    const name = file.endsWith('.tsv') ? `${file.slice(0, -4)} ${before}` : file.slice(0, -4)
    sets.set(name, [...(sets.get(name) ?? []), line ?? before])
  }

const perThousand = (hits: number, of: number): string => {
  if (of === 0) return '-'
  const { low, high } = figureOf(hits, of)
  return `${((1000 * hits) / of).toFixed(1)} (${(1000 * low).toFixed(1)} to ${(1000 * high).toFixed(1)})`
}

const isCard = (level: RiskLevel): boolean => level !== 'nenhum'
const firstPerson = /(^|[^\p{L}])(eu|me|mim|meu|minha|comigo)([^\p{L}]|$)/iu
const lengths = [
  [3, 10],
  [11, 20],
  [21, 40],
  [41, 60],
] as const

for (const [name, lines] of sets) {
  const read = lines.map((line) => ({
    words: line.split(/\s+/).length,
    isFirst: firstPerson.test(line),
    rules: readRules(line),
    reading: readRisk(line),
  }))
  type Read = (typeof read)[number]
  const share = (isHit: (one: Read) => boolean, among: readonly Read[] = read) =>
    perThousand(among.filter(isHit).length, among.length)
  const isLoud = ({ reading }: Read) => usesProtocol(reading.level)
  const isAny = ({ reading }: Read) => isCard(reading.level)
  console.log(`${name}: ${lines.length} lines`)
  console.log(`  loud ${share(isLoud)}, any ${share(isAny)}`)
  console.log(
    `  any by rules alone ${share(({ rules }) => isCard(rules))}, by the model alone ${share(({ reading }) => reading.by === 'model' && isCard(reading.level))}`,
  )
  console.log(`  asked of a service ${share(({ reading }) => wantsOpinion('auto', reading))}`)
  const first = read.filter(({ isFirst }) => isFirst)
  console.log(`  first person: loud ${share(isLoud, first)}, any ${share(isAny, first)}`)
  for (const [from, to] of lengths) {
    const those = read.filter(({ words }) => words >= from && words <= to)
    console.log(
      `  ${from} to ${to} words (${those.length}): loud ${share(isLoud, those)}, any ${share(isAny, those)}`,
    )
  }
  const rows = Array.from({ length: Math.floor(lines.length / 10) }, (_, at) =>
    lines.slice(at * 10, at * 10 + 10),
  )
  const cards = rows.map((row) =>
    row.map((line, at) => {
      const before = row.slice(0, at).map((content) => ({ content, nivel: 'nenhum' as const }))
      return assessRisk(before, line).level
    }),
  )
  const rowsWith = (isHit: (level: RiskLevel) => boolean) =>
    perThousand(cards.filter((row) => row.some(isHit)).length, rows.length)
  console.log(`  ten lines in a row: loud ${rowsWith(usesProtocol)}, any ${rowsWith(isCard)}`)
}
