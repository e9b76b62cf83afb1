import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { CallSomebody } from '#web/ui/call-links.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNotebook } from './notebook-context.ts'

type PartFrameProps = {
  id: string
  heading: string
  lead: string
  /** What it keeps is on the screen, or could not be had. */
  ready: boolean
  children: ReactNode
}

/** One of the parts. In the discreet mode it is closed until the person opens it. */
export function PartFrame({ id, heading, lead, ready, children }: PartFrameProps) {
  const { discreet } = useNotebook()
  const [shown, setShown] = useState(false)
  const headingId = useId()
  useArriveAt(id, ready)
  return (
    <Card id={id} aria-labelledby={headingId} className="stack scroll-mt-4 gap-5">
      <div className="stack gap-1">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title focus:outline-none">
          {heading}
        </h2>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      {discreet && !shown ? <Hidden of={heading} onShow={() => setShown(true)} /> : children}
    </Card>
  )
}

/** In the discreet mode, in place of what the person wrote. `of` names it where several are on one page. */
export const Hidden = ({ of, onShow }: { of?: string; onShow: () => void }) => (
  <div className="flex flex-wrap items-center gap-3">
    <p className="text-sm">{notebookCopy.hidden}</p>
    <Button look="secondary" onClick={onShow}>
      {notebookCopy.show}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  </div>
)

/** Goes to the part that the address names, or to what it names in this part, once it is there: the parts above it have grown meanwhile. */
function useArriveAt(id: string, ready: boolean): void {
  const arrived = useRef(false)
  useEffect(() => {
    if (!ready || arrived.current) return
    arrived.current = true
    const part = document.getElementById(id)
    const named = document.getElementById(location.hash.slice(1))
    if (!named || !part?.contains(named)) return
    named.scrollIntoView()
    if (named !== part) named.focus()
  }, [id, ready])
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

type PartExampleProps = {
  text: string
  children: ReactNode
}

/** What an empty part could become, in quiet colours: it must not look like an entry. */
export const PartExample = ({ text, children }: PartExampleProps) => (
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
