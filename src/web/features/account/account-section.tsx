import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type AccountSectionProps = { heading: string; lead?: string; children?: ReactNode }

export function AccountSection({ heading, lead, children }: AccountSectionProps) {
  const headingId = useId()
  return (
    <Card aria-labelledby={headingId} className="stack gap-5">
      <div className="stack gap-1">
        <h2 id={headingId} className="font-serif text-title">
          {heading}
        </h2>
        {lead && <p className="text-ink-soft text-sm">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
