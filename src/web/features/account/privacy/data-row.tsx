import type { ReactNode } from 'react'

type DataRowProps = { heading: string; lead: string; children: ReactNode }

/** One thing that can be done with one's data: what it is, what it means, and the way to do it. */
export function DataRow({ heading, lead, children }: DataRowProps) {
  return (
    <div className="stack justify-items-start gap-3 border-line border-t pt-5">
      <div className="stack gap-1">
        <h4 className="font-semibold">{heading}</h4>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      {children}
    </div>
  )
}
