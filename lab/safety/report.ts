import { readRisk } from '#domain/safety/read-risk.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { type RiskLine, readLines } from './lines/read-lines.ts'

/** A share with its 95 % interval (Wilson). */
type Figure = {
  readonly hits: number
  readonly lines: number
  readonly low: number
  readonly high: number
}

export function figureOf(hits: number, lines: number): Figure {
  const z = 1.96
  const share = lines === 0 ? 0 : hits / lines
  const middle = share + (z * z) / (2 * lines)
  const spread = z * Math.sqrt((share * (1 - share)) / lines + (z * z) / (4 * lines * lines))
  const scale = 1 + (z * z) / lines
  return {
    hits,
    lines,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  }
}

type Report = {
  readonly plain: Figure
  readonly plainPlans: Figure
  readonly long: Figure
  readonly hinted: Figure
  readonly exact: Figure
  readonly anyCard: Figure
  readonly loudCard: Figure
  readonly asked: Figure
}

/** How well the detector reads lines whose level is known, by how they are said. */
export function reportOn(lines: readonly RiskLine[]): Report {
  const readings = lines.map((line) => ({ line, ...readRisk(line.text) }))
  type Reading = (typeof readings)[number]
  const share = (isCounted: (one: Reading) => boolean, isHit: (one: Reading) => boolean): Figure => {
    const counted = readings.filter(isCounted)
    return figureOf(counted.filter(isHit).length, counted.length)
  }
  const noticed = ({ level }: Reading) => level !== 'nenhum'
  const isHarmless = ({ line }: Reading) => line.level === 'nenhum'
  const said = (style: RiskLine['style']) => (one: Reading) => one.line.style === style && !isHarmless(one)
  return {
    plain: share(said('direta'), noticed),
    plainPlans: share((one) => said('direta')(one) && one.line.level === 'emergencia', noticed),
    long: share(said('longa'), noticed),
    hinted: share(said('pista'), noticed),
    exact: share(
      (one) => !isHarmless(one) && noticed(one),
      ({ level, line }) => level === line.level,
    ),
    anyCard: share(isHarmless, noticed),
    loudCard: share(isHarmless, ({ level }) => usesProtocol(level)),
    asked: share(isHarmless, ({ isUnsure }) => isUnsure),
  }
}

const names: Readonly<Record<keyof Report, string>> = {
  plain: 'ditas às claras, percebidas',
  plainPlans: '  das quais plano, meio, data ou tentativa',
  long: 'no meio de um texto longo, percebidas',
  hinted: 'só por alusão, percebidas',
  exact: 'das percebidas, no nível exato',
  anyCard: 'inofensivas com algum cartão',
  loudCard: 'inofensivas com cartão alto',
  asked: 'inofensivas em que se pede segunda opinião',
}

const percent = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`

const formatReport = (report: Report): string =>
  (Object.keys(names) as (keyof Report)[])
    .map((name) => {
      const { hits, lines, low, high } = report[name]
      return `${names[name].padEnd(44)} ${String(hits).padStart(4)} de ${String(lines).padStart(4)}  ${percent(hits / lines).padStart(7)}  (${percent(low)} a ${percent(high)})`
    })
    .join('\n')

if (import.meta.main) {
  const files = process.argv.slice(2)
  console.log(formatReport(reportOn(files.flatMap(readLines))))
}
