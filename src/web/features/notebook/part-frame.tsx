import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { useArriveAtPart } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNotebook } from './notebook-context.ts'

type PageFrameProps = { back: string; to?: string; className: string; children: ReactNode }

/** Around a page of the notebook: the way back, the way out and the way to help on top. */
export function PageFrame({ className, children, ...way }: PageFrameProps) {
  const { wayOut } = useNotebook()
  // A page under the notebook is the same screen for the router, which leaves it where it was scrolled to.
  const isUnder = way.to !== undefined
  useLayoutEffect(() => {
    if (isUnder) window.scrollTo(0, 0)
  }, [isUnder])
  return (
    <div
      className={`mx-auto stack w-full px-4 pt-3 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6 ${className}`}
    >
      <ScreenHeader {...way} wayOut={wayOut} />
      <main className="stack gap-5">{children}</main>
    </div>
  )
}

type PartFrameProps = {
  id: string
  words: { heading: string; lead: string }
  /** What it keeps is on the screen, or could not be had. */
  ready: boolean
  children: ReactNode
}

export function PartFrame({ id, words: { heading, lead }, ready, children }: PartFrameProps) {
  const headingId = useId()
  // The parts above it have grown meanwhile.
  useArriveAtPart(ready, id)
  return (
    <Card id={id} aria-labelledby={headingId} className="stack scroll-mt-4 gap-5">
      <div className="stack gap-1">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title focus:outline-none">
          {heading}
        </h2>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      <Discreet of={heading}>{children}</Discreet>
    </Card>
  )
}

/** What the person wrote: closed in the discreet mode until they open it. `of` names it where several are on one page. */
export function Discreet({ of, children }: { of?: string; children: ReactNode }) {
  const { discreet } = useNotebook()
  const [shown, setShown] = useState(false)
  if (!discreet || shown) return children
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">{notebookCopy.hidden}</p>
      <Button look="secondary" onClick={() => setShown(true)}>
        {notebookCopy.show}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
    </div>
  )
}

type PartLoadingProps = { failed: boolean; sentence?: string; onRetry: () => unknown }

/** In place of what a part keeps, until it is here. */
export function PartLoading({ failed, sentence = notebookCopy.failed, onRetry }: PartLoadingProps) {
  if (!failed) {
    return (
      <div aria-busy="true" className="appear-late stack gap-3">
        <span className="sr-only">{notebookCopy.loading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-4/5" />
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>
        {sentence} <CallSomebody />
      </p>
      <Button look="secondary" label={copy.ui.retry} onClick={() => onRetry()} />
    </div>
  )
}

/** What an empty part could become, in quiet colours: it must not look like an entry. */
export const PartExample = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="stack gap-2 rounded-control border border-line border-dashed px-4 py-3 text-ink-soft text-sm">
    <p>{notebookCopy.example}</p>
    <p className="font-serif text-base">{text}</p>
    <div>{children}</div>
  </div>
)

/** Puts the focus on the heading of a part: what had it is about to go. */
export function focusPart(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}
