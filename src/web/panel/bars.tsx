import { figuresCopy } from '#web/copy/panel-figures-pt-br.ts'

const [WIDTH, TOP, HEIGHT, FOOT] = [320, 18, 96, 20]

/** `value` is null where it is not told. */
export type Bar = { label: string; value: number | null }

/** A drawing of what the table beside it says. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
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
        return (
          <g key={bar.label}>
            <rect
              x={middle - width / 2}
              y={floor - height}
              width={width}
              height={height}
              rx={3}
              className="fill-accent"
            />
            <text x={middle} y={floor - height - 5} textAnchor="middle" className="fill-ink text-xs">
              {bar.value?.toLocaleString('pt-BR', { notation: 'compact' }) ?? figuresCopy.fewShort}
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
