import { type ReactNode, useId } from 'react'

type AccountGroupProps = { id: string; heading: string; children: ReactNode }

/** Sections that belong together, in one card, with an address of their own. */
export function AccountGroup({ id, heading, children }: AccountGroupProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="stack scroll-mt-18 gap-2.5 focus:outline-none lg:scroll-mt-6"
    >
      <h2 id={headingId} className="font-serif text-title">
        {heading}
      </h2>
      <div className="stack divide-y divide-line rounded-card border border-line bg-surface px-4 *:py-4 sm:px-8 sm:*:py-7">
        {children}
      </div>
    </section>
  )
}
