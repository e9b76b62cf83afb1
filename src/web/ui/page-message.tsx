import type { ReactNode } from 'react'
import { useTitle } from '#web/lib/router.tsx'
import { HelpLink } from './help-link.tsx'
import { Mark } from './mark.tsx'

type PageMessageProps = { title: string; heading: string; lead: string; children: ReactNode }

/** A whole page with one message and one way on: not found, no answer, broken. */
export function PageMessage({ title, heading, lead, children }: PageMessageProps) {
  useTitle(title)
  return (
    <div className="stack min-h-svh grid-rows-[1fr_auto] px-5 py-6">
      <main className="stack max-w-md animate-rise content-center justify-items-center gap-4 justify-self-center text-center">
        <Mark className="size-16" />
        <h1 className="font-serif text-display">{heading}</h1>
        <p className="text-ink-soft">{lead}</p>
        <div className="mt-2">{children}</div>
      </main>
      <footer className="justify-self-center">
        <HelpLink />
      </footer>
    </div>
  )
}
