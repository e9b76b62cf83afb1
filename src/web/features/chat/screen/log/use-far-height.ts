import { type RefObject, useEffect, useState } from 'react'
import { watchNear } from '../watch-near.ts'

/** Two screens in either direction are near. */
const NEAR = { scroller: '[role=log]', margin: '200% 0px' }

/**
 * The height of something far out of view, so that its place can be kept without drawing it; null while it is near.
 */
export function useFarHeight(place: RefObject<HTMLElement | null>, always: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const element = place.current
    if (!element || always) return
    return watchNear(element, NEAR, ({ isIntersecting, boundingClientRect }) =>
      setHeight(isIntersecting ? null : boundingClientRect.height),
    )
  }, [place, always])

  return always ? null : height
}
