import { Download } from 'lucide-react'
import type { FiguresAnswer } from '#domain/api/panel.ts'
import { spendingDay } from '#domain/services/tokens.ts'
import { figuresCopy } from '#web/copy/panel-figures-pt-br.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { type FigureTable, figureTables } from './figure-tables.ts'
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

function Figures({ table: { title, lead, columns, rows, bars } }: { table: FigureTable }) {
  return (
    <PanelSection heading={title} lead={lead}>
      <div className="flex flex-wrap items-start gap-6">
        {bars.some(({ value }) => value !== null) && (
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
}

/** A line for each figure. */
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
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { useGrouping: false })
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const [WIDTH, TOP, HEIGHT, FOOT] = [320, 18, 96, 20]

/** `value` is null where it is not told; `before` is that of the period before. */
export type Bar = { label: string; value: number | null; before?: number | undefined }

/** A drawing of the table beside it. */
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
        // A number above each bar where there is room.
        const number = bar.value?.toLocaleString('pt-BR', { notation: 'compact' }) ?? figuresCopy.fewShort
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <g key={at}>
            <rect
              x={middle - column / 2}
              y={floor - earlier}
              width={column}
              height={earlier}
              className="fill-accent-soft"
            />
            <rect
              x={middle - width / 2}
              y={floor - height}
              width={width}
              height={height}
              rx={3}
              className="fill-accent"
            />
            <text x={middle} y={floor - height - 5} textAnchor="middle" className="fill-ink text-xs">
              {bars.length <= 6 || (bar.value === most && bar.value > 0) ? number : ''}
            </text>
            <text x={middle} y={floor + 15} textAnchor="middle" className="fill-ink-soft text-xs">
              {bar.label}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={WIDTH} y1={floor} y2={floor} className="stroke-line-strong" />
    </svg>
  )
}
