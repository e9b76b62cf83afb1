import { type RefObject, useEffect, useState } from 'react'

/** While it is `busy` nothing is watched. */
type Near = Area & { busy: boolean; onNear: () => void }

/** Calls `onNear` when an element comes near to what is seen of a list. */
export function useNear(element: RefObject<HTMLElement | null>, { scroller, margin, busy, onNear }: Near) {
  useEffect(() => {
    if (busy || !element.current) return
    return watchNear(element.current, { scroller, margin }, ({ isIntersecting }) => {
      if (isIntersecting) onNear()
    })
  }, [element, scroller, margin, busy, onNear])
}

type Area = {
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
