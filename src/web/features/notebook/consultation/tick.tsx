import type { ReactNode } from 'react'

type TickProps = { on: boolean; onChange: (on: boolean) => void; children: ReactNode }

export function Tick({ on, onChange, children }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2.5 hover:bg-accent-soft">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </label>
  )
}
