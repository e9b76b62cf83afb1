import { type ReactNode, useId } from 'react'

type AccountSectionProps = { heading: string; lead?: string; children?: ReactNode }

export function AccountSection({ heading, lead, children }: AccountSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="stack gap-4">
      <div className="stack gap-1">
        <h3 id={headingId} className="font-semibold text-lg">
          {heading}
        </h3>
        {lead && <p className="text-ink-soft text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
