import { type ReactNode, useId } from 'react'

type PanelSectionProps = { heading: string; lead?: string; children: ReactNode }

/** A part of a screen of the panel, with its heading. */
export function PanelSection({ heading, lead, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="stack gap-3">
      <div className="stack gap-1">
        <h3 id={id} className="font-semibold text-lg">
          {heading}
        </h3>
        {lead && <p className="max-w-prose text-ink-soft text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
