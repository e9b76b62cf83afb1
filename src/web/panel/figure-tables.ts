import type { DayFigures, FiguresAnswer, MonthFigures } from '#domain/api/panel.ts'
import { FIGURE_DAYS } from '#domain/panel/figures.ts'
import { figuresCopy } from '#web/copy/panel-figures-pt-br.ts'
import type { Bar } from './figures-page.tsx'

const words = figuresCopy

/** Null is not shown. The first cell of a row names it. */
type Cell = string | number | null
export type FigureTable = {
  title: string
  lead?: string
  columns: readonly string[]
  rows: readonly (readonly [string, ...Cell[]])[]
  bars: readonly Bar[]
}

const SAFETY = ['atencao', 'risco', 'emergencia', 'violencia', 'vitima', 'guarda'] as const

/** Everything that is shown, and written into the file. In tables the newest month is first. */
export function figureTables(answer: FiguresAnswer): FigureTable[] {
  const { people, active, firstWord, spending, months, days } = answer
  const [before, last] = [days.slice(0, FIGURE_DAYS), days.slice(-FIGURE_DAYS)]
  type OfDay = (day: DayFigures) => number
  const byDay = (...cells: OfDay[]): FigureTable['rows'] =>
    (
      [
        [words.lastDays, last],
        [words.daysBefore, before],
      ] as const
    ).map(([name, all]) => [name, ...cells.map((cell) => all.reduce((sum, day) => sum + cell(day), 0))])
  const dayBars = (value: OfDay): Bar[] =>
    last.map((day, at) => ({
      label: at % 10 === 9 ? `${day.day.slice(8)}/${day.day.slice(5, 7)}` : '',
      value: value(day),
      before: before[at] && value(before[at]),
    }))
  const byMonth = (cells: (month: MonthFigures) => Cell[]): FigureTable['rows'] =>
    months.toReversed().map((one) => [monthName(one.month, 'long'), ...cells(one)])
  const bars = (value: (month: MonthFigures) => number | null): Bar[] =>
    months.map((one) => ({ label: monthName(one.month, 'short'), value: value(one) }))
  const { all, month, week, in30Days, in7Days } = words.people
  const { levels } = words.safety
  return [
    table(words.people, {
      rows: [
        [all, people],
        [month, active.month],
        [week, active.week],
      ],
      bars: [
        { label: all, value: people },
        { label: in30Days, value: active.month },
        { label: in7Days, value: active.week },
      ],
    }),
    table(words.messages, {
      rows: byMonth((one) => [one.people, one.messages]),
      bars: bars((one) => one.messages),
    }),
    table(words.replies, {
      rows: [
        ...byDay(
          (one) => one.replies,
          (one) => one.failed,
        ),
        ...byMonth((one) => [one.replies, one.failed]),
      ],
      bars: dayBars((one) => one.failed),
    }),
    table(words.firstWord, {
      rows: [[words.firstWord.median, firstWord === null ? words.firstWord.none : rounded(firstWord, 1)]],
      bars: [],
    }),
    table(words.sales, {
      rows: [
        ...byDay(
          (one) => one.sales,
          (one) => one.refunds,
        ),
        ...byMonth((one) => [one.sales, one.refunds]),
      ],
      bars: dayBars((one) => one.sales),
    }),
    table(words.spending, { rows: spendingRows(spending), bars: [] }),
    table(
      { ...words.safety, columns: [words.month, ...SAFETY.map((name) => levels[name])] },
      {
        rows: byMonth(({ safety }) => SAFETY.map((name) => safety?.[name] ?? null)),
        bars: bars(({ safety }) => safety && SAFETY.reduce((sum, name) => sum + safety[name], 0)),
      },
    ),
  ]
}

function spendingRows(spending: FiguresAnswer['spending']): FigureTable['rows'] {
  const { input, output, replies, cost, perReply, perPerson, noPrice, fewPeople } = words.spending
  const spent = spending?.cost
  if (!spending) return [input, output, replies, cost, perReply, perPerson].map((row) => [row, fewPeople])
  const money = (amount: number | undefined, digits = 2) =>
    amount === undefined ? noPrice : rounded(amount, digits)
  return [
    [input, spending.input],
    [output, spending.output],
    [replies, spending.replies],
    [cost, money(spent?.month)],
    [perReply, money(spent?.perReply, 4)],
    [perPerson, money(spent?.perPerson)],
  ]
}

function table(
  { title, lead, columns }: { title: string; lead?: string; columns: readonly string[] },
  { rows, bars }: Pick<FigureTable, 'rows' | 'bars'>,
): FigureTable {
  return { title, ...(lead && { lead }), columns, rows, bars }
}

function rounded(amount: number, digits: number): string {
  return amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** 'novembro de 2026' or 'nov'. */
function monthName(month: string, length: 'long' | 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    length === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }
  const name = new Date(`${month}-01`).toLocaleDateString('pt-BR', { ...options, timeZone: 'UTC' })
  return name.replace(/\.$/, '')
}
