import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNotebook } from './notebook-context.ts'

type PartFrameProps = {
  /** Where links to this part lead. */
  id: string
  heading: string
  lead: string
  /** What it keeps is on the screen, or could not be had. */
  ready: boolean
  children: ReactNode
}

/** One of the four parts. In the discreet mode it is closed until the person opens it. */
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
      {discreet && !shown ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm">{notebookCopy.hidden}</p>
          <Button look="secondary" onClick={() => setShown(true)}>
            {notebookCopy.show}
            <span className="sr-only"> {heading}</span>
          </Button>
        </div>
      ) : (
        children
      )}
    </Card>
  )
}

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
