import { Download } from 'lucide-react'
import type { DayFigures, FiguresAnswer, MonthFigures } from '#domain/api/panel.ts'
import { FIGURE_DAYS } from '#domain/panel/figures.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { figuresCopy } from '#web/copy/panel-figures-pt-br.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { PanelSection, usePanelAnswer } from './panel-section.tsx'

const words = figuresCopy

export function FiguresPage() {
  const { data, instead } = usePanelAnswer<FiguresAnswer>('/api/painel/numeros')
  if (!data) return instead
  const tables = figureTables(data)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
        <Button look="secondary" icon={Download} label={words.download} onClick={() => download(tables)} />
      </div>
      {tables.map((table) => (
        <Figures key={table.title} table={table} />
      ))}
    </>
  )
}

const Figures = ({ table: { title, lead, columns, rows, bars } }: { table: FigureTable }) => (
  <PanelSection heading={title} lead={lead}>
    <div className="flex flex-wrap items-start gap-6">
      {bars.some(({ value, before }) => value || before) && (
        <div className="w-full max-w-sm">
          <Bars label={words.drawing(title)} bars={bars} />
          {bars.some(({ before }) => before !== undefined) && (
            <p className="text-ink-soft text-sm">{words.besideBefore}</p>
          )}
        </div>
      )}
      <div className={`min-w-0 flex-1 ${columns.length > 3 ? 'basis-full' : 'basis-80'}`}>
        <DataTable
          label={title}
          columns={columns}
          of={columns.length > 3 ? undefined : 'figures'}
          empty=""
          rows={rows.map((cells) => ({
            key: cells[0],
            cells: cells.map((cell) => (cell ?? words.few).toLocaleString('pt-BR')),
          }))}
        />
      </div>
    </div>
  </PanelSection>
)

function download(tables: readonly FigureTable[]): void {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(([row, ...cells]) =>
      cells.map((cell, at) => [title, row, columns[at + 1] ?? '', cell ?? words.few]),
    ),
  )
  const file = new Blob([csvOf([words.csvColumns, ...lines])], { type: 'text/csv' })
  saveFile(file, words.file(spendingDay(Date.now())))
}

/** Lines of a CSV as spreadsheets in Brazil open it. What would be read as a formula is text. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`

function cell(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { useGrouping: false })
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const [WIDTH, TOP, HEIGHT, FOOT] = [320, 18, 96, 20]
/** So many bars have room for a number above and a name below each. */
const FEW = 6

/** `value` is null where it is not shown; `before` is that of the period before. */
type Bar = { label: string; value: number | null; before?: number | undefined }

function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const column = WIDTH / bars.length
  const floor = TOP + HEIGHT
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${floor + FOOT}`}
      className="h-auto w-full max-w-sm"
    >
      {bars.map((bar, at) => {
        const [middle, height] = [column * (at + 0.5), (HEIGHT * (bar.value ?? 0)) / most]
        const width = Math.min(36, column * 0.6)
        const earlier = (HEIGHT * (bar.before ?? 0)) / most
        const isAtEdge = bars.length > FEW && at === bars.length - 1
        const place = { x: isAtEdge ? WIDTH : middle, textAnchor: isAtEdge ? 'end' : 'middle' } as const
        const number = bar.value?.toLocaleString('pt-BR', { notation: 'compact' }) ?? figuresCopy.fewShort
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <g key={at}>
            <rect
              x={middle - column / 2}
              y={floor - earlier}
              width={column}
              height={earlier}
              className="fill-accent/30"
            />
            <rect
              x={middle - width / 2}
              y={floor - height}
              width={width}
              height={height}
              rx={3}
              className="fill-accent"
            />
            <text {...place} y={floor - height - 5} className="fill-ink text-xs">
              {bars.length <= FEW || (bar.value === most && bar.value > 0) ? number : ''}
            </text>
            <text {...place} y={floor + 15} className="fill-ink-soft text-xs">
              {bar.label}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={WIDTH} y1={floor} y2={floor} className="stroke-line-strong" />
    </svg>
  )
}

/** Null is not shown. The first cell of a row names it. */
type Cell = string | number | null
type FigureTable = {
  title: string
  lead?: string
  columns: readonly string[]
  rows: readonly (readonly [string, ...Cell[]])[]
  bars: readonly Bar[]
}

const SAFETY = ['atencao', 'risco', 'emergencia', 'violencia', 'vitima', 'guarda'] as const

/** Everything that is shown, and written into the file. In tables the newest month is first. */
function figureTables(answer: FiguresAnswer): FigureTable[] {
  const { people, active, firstWord, spending, days } = answer
  const months = monthsShown(answer.months)
  const [before, last] = [days.slice(0, FIGURE_DAYS), days.slice(-FIGURE_DAYS)]
  const byMonth = (cells: (month: MonthFigures) => Cell[]): FigureTable['rows'] =>
    months.toReversed().map((one) => [monthName(one.month, 'long'), ...cells(one)])
  const daysAndMonths = (of: readonly Counted[], drawn: Counted): Pick<FigureTable, 'rows' | 'bars'> => ({
    rows: [
      [words.lastDays, ...of.map((name) => sumOf(last, name))],
      [words.daysBefore, ...of.map((name) => sumOf(before, name))],
      ...byMonth((one) => of.map((name) => one[name])),
    ],
    bars: last.map((day, at) => ({
      label: at % 10 === 9 ? `${day.day.slice(8)}/${day.day.slice(5, 7)}` : '',
      value: day[drawn],
      before: before[at]?.[drawn],
    })),
  })
  const bars = (value: (month: MonthFigures) => number | null): Bar[] =>
    months.map((one) => ({ label: monthName(one.month, 'short'), value: value(one) }))
  const { all, month, week, in30Days, in7Days } = words.people
  const { levels } = words.safety
  return [
    {
      ...words.people,
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
    },
    {
      ...words.messages,
      rows: byMonth((one) => [one.people, one.messages]),
      bars: bars((one) => one.messages),
    },
    { ...words.replies, ...daysAndMonths(['replies', 'failed'], 'failed') },
    {
      ...words.firstWord,
      rows: [[words.firstWord.median, firstWord === null ? words.firstWord.none : rounded(firstWord, 1)]],
      bars: [],
    },
    { ...words.sales, ...daysAndMonths(['sales', 'refunds'], 'sales') },
    { ...words.spending, rows: spendingRows(spending), bars: [] },
    {
      ...words.safety,
      columns: [words.month, ...SAFETY.map((name) => levels[name])],
      rows: byMonth(({ safety }) => SAFETY.map((name) => safety?.[name] ?? null)),
      bars: bars(({ safety }) => safety && SAFETY.reduce((sum, name) => sum + safety[name], 0)),
    },
  ]
}

/** What is counted by the day, and by the month too. */
type Counted = Exclude<keyof DayFigures, 'day'>

const sumOf = (days: readonly DayFigures[], name: Counted): number =>
  days.reduce((sum, day) => sum + day[name], 0)

/** A new installation has no twelve months to show. */
const MONTHS_MIN = 6

function monthsShown(months: readonly MonthFigures[]): readonly MonthFigures[] {
  const isKnown = ({ people, replies, sales }: MonthFigures) => people !== null || replies + sales > 0
  const first = months.findIndex(isKnown)
  return months.slice(Math.min(first === -1 ? months.length : first, months.length - MONTHS_MIN))
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

const rounded = (amount: number, digits: number): string =>
  amount.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** 'novembro de 2026' or 'nov'. */
function monthName(month: string, length: 'long' | 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    length === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }
  const name = new Date(`${month}-01`).toLocaleDateString('pt-BR', { ...options, timeZone: 'UTC' })
  return name.replace(/\.$/, '')
}
