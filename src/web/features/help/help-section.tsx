import type { ReactNode } from 'react'

type HelpSectionProps = { id: string; heading: string; intro: string; children: ReactNode }

export function HelpSection({ id, heading, intro, children }: HelpSectionProps) {
  const headingId = `${id}-titulo`
  return (
    <section aria-labelledby={headingId} className="mt-12">
      {/* The index above leads to the heading, so that the keyboard continues from here. */}
      <div id={id} tabIndex={-1} className="scroll-mt-6">
        <h2 id={headingId} className="font-serif text-title">
          {heading}
        </h2>
      </div>
      <p className="mt-2 text-ink-soft">{intro}</p>
      {children}
    </section>
  )
}
