import { type RefObject, useEffect, useState } from 'react'

/** Two screens in either direction are near. */
const NEAR = '200% 0px'

/**
 * The height of something far out of view, so that its place can be kept without drawing it; null while it is near.
 */
export function useFarHeight(place: RefObject<HTMLElement | null>, always: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const element = place.current
    if (!element || always) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height),
      { root: element.closest('[role=log]'), rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, always])

  return always ? null : height
}
