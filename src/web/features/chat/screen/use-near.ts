import { type RefObject, useEffect } from 'react'
import { watchNear } from './watch-near.ts'

type Near = {
  scroller: string
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
    return watchNear(element.current, { scroller, margin }, ({ isIntersecting }) => {
      if (isIntersecting) onNear()
    })
  }, [element, scroller, margin, busy, onNear])
}
