import { isGraver, type RiskLevel, usesProtocol } from '#domain/safety/risk-level.ts'
import type { RiskLine } from './read-lines.ts'

/** A share with its 95 % interval (Wilson). */
export type Figure = {
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

/** A line whose level is known, and the level it was read at. */
export type ReadLine = { readonly line: RiskLine; readonly level: RiskLevel; readonly isUnsure: boolean }
type IsSo = (one: ReadLine) => boolean
/** What is counted, among which lines. */
type Counting = readonly [words: string, isCounted: IsSo, isHit: IsSo]

const isNoticed: IsSo = ({ level }) => level !== 'nenhum'
const isLoud: IsSo = ({ level }) => usesProtocol(level)
const isHarmless: IsSo = ({ line }) => line.level === 'nenhum'
const isShort: IsSo = ({ line }) => line.text.split(' ').length <= 10
const isAtLeast =
  (least: RiskLevel): IsSo =>
  ({ level }) =>
    !isGraver(least, level)
export const said =
  (style: RiskLine['style']): IsSo =>
  ({ line }) =>
    line.style === style && line.level !== 'nenhum'
const asks =
  (level: RiskLevel): IsSo =>
  ({ line }) =>
    line.level === level

const noticing = {
  plain: ['ditas às claras, percebidas', said('direta'), isNoticed],
  plainPlans: [
    '  das quais plano, meio, data ou tentativa',
    (one) => said('direta')(one) && one.line.level === 'emergencia',
    isNoticed,
  ],
  long: ['no meio de um texto longo, percebidas', said('longa'), isNoticed],
  hinted: ['só por alusão, percebidas', said('pista'), isNoticed],
  anyCard: ['inofensivas com algum cartão', isHarmless, isNoticed],
  shortCard: ['  das quais até dez palavras', (one) => isHarmless(one) && isShort(one), isNoticed],
  loudCard: ['inofensivas com cartão alto', isHarmless, isLoud],
  asked: ['inofensivas em que se pede segunda opinião', isHarmless, ({ isUnsure }) => isUnsure],
} as const satisfies Record<string, Counting>

/** Danger to another and violence suffered have cards of their own, so only `emergencia` counts as more. */
const isKindOr =
  (kind: RiskLevel): IsSo =>
  ({ level }) =>
    level === kind || level === 'emergencia'

const levelFigures = {
  emergencyLoud: ['emergencia, lida como risco ou mais', asks('emergencia'), isAtLeast('risco')],
  emergency: ['emergencia, lida como emergencia', asks('emergencia'), isAtLeast('emergencia')],
  violence: ['violencia, lida como violencia ou emergencia', asks('violencia'), isKindOr('violencia')],
  victim: ['vitima, lida como vitima ou emergencia', asks('vitima'), isKindOr('vitima')],
  risk: ['risco, lido como risco ou mais', asks('risco'), isAtLeast('risco')],
  riskAsEmergency: ['  dos quais como emergencia', asks('risco'), isAtLeast('emergencia')],
  attentionLouder: ['atencao, lida como mais grave', asks('atencao'), isLoud],
} as const satisfies Record<string, Counting>

type Counted = keyof typeof noticing | keyof typeof levelFigures
export type Report = Readonly<Record<Counted, Figure>> & {
  /** The figures of the levels among the lines that were noticed. */
  readonly ofNoticed: Readonly<Record<keyof typeof levelFigures, Figure>>
}

const share = (lines: readonly ReadLine[], isCounted: IsSo, isHit: IsSo): Figure => {
  const counted = lines.filter(isCounted)
  return figureOf(counted.filter(isHit).length, counted.length)
}

function figuresOf<Name extends string>(
  names: Record<Name, Counting>,
  lines: readonly ReadLine[],
): Record<Name, Figure> {
  const entries = Object.entries<Counting>(names)
  return Object.fromEntries(
    entries.map(([name, [, isCounted, isHit]]) => [name, share(lines, isCounted, isHit)]),
  ) as Record<Name, Figure>
}

export function reportOnReadings(lines: readonly ReadLine[]): Report {
  return {
    ...figuresOf(noticing, lines),
    ...figuresOf(levelFigures, lines),
    ofNoticed: figuresOf(levelFigures, lines.filter(isNoticed)),
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')} %`

const formatFigure = (name: string, { hits, lines, low, high }: Figure): string =>
  `${name.padEnd(46)} ${String(hits).padStart(4)} de ${String(lines).padStart(4)}  ${percent(hits / lines).padStart(7)}  (${percent(low)} a ${percent(high)})`

export const formatReport = (report: Report): string =>
  [formatAll(noticing, report), formatLevels(report), 'das percebidas:', formatLevels(report.ofNoticed)].join(
    '\n',
  )

export const formatLevels = (figures: Report['ofNoticed']): string => formatAll(levelFigures, figures)

function formatAll<Name extends string>(
  names: Record<Name, Counting>,
  figures: Readonly<Record<NoInfer<Name>, Figure>>,
): string {
  return Object.entries<Counting>(names)
    .map(([name, [words]]) => formatFigure(words, figures[name as Name]))
    .join('\n')
}
