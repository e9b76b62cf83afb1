import { type RefObject, useEffect } from 'react'

type Near = {
  /** Selects the element around it that scrolls. */
  scroller: string
  /** How far beyond what is seen counts as near, as a margin of the scroller. */
  margin: string
  /** While it is true nothing is watched. */
  busy: boolean
  onNear: () => void
}

/** Calls `onNear` when an element comes near to what is seen of a list. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  { scroller, margin, busy, onNear }: Near,
): void {
  useEffect(() => {
    if (busy || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      root: element.current.closest(scroller),
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, scroller, margin, busy, onNear])
}
