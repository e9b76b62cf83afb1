import { type ReactNode, useEffect, useRef, useState } from 'react'

type NearMarkProps = Area & { busy: boolean; onNear: () => void; className?: string; children: ReactNode }

/** Stands where what is loaded begins or ends, and asks for more before the reader gets there, unless it is `busy`. */
export function NearMark({ scroller, margin, busy, onNear, className, children }: NearMarkProps) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy || !mark.current) return
    return watchNear(mark.current, { scroller, margin }, ({ isIntersecting }) => {
      if (isIntersecting) onNear()
    })
  }, [scroller, margin, busy, onNear])
  return (
    <div ref={mark} className={className} aria-busy={busy}>
      {children}
    </div>
  )
}

export type Area = {
  scroller: string
  /** How far beyond what is seen counts as near, as a margin of the scroller. */
  margin: string
}

/** Calls `onChange` with where an element is, and when it comes near or leaves. Of several changes the last one counts. */
export function watchNear(
  element: Element,
  { scroller, margin }: Area,
  onChange: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) onChange(last)
    },
    { root: element.closest(scroller), rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

const PAUSE = 3000

/** True for a while after each failure, so that what asks by itself does not ask again at once. `failures` counts them. */
export function usePauseAfter(failures: number): boolean {
  const [over, setOver] = useState(failures)
  useEffect(() => {
    const timer = setTimeout(() => setOver(failures), PAUSE)
    return () => clearTimeout(timer)
  }, [failures])
  return over !== failures
}
