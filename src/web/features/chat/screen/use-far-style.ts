import { type RefObject, useEffect, useState } from 'react'
import { type Area, watchNear } from './near-mark.tsx'

/**
 * The style of something far out of view, which keeps its place and need not be drawn; undefined while it is near. Give a
 * constant as `area`.
 */
export function useFarStyle(place: RefObject<HTMLElement | null>, area: Area, always = false) {
  const [style, setStyle] = useState<{ height: number }>()

  useEffect(() => {
    const element = place.current
    if (!element || always) return
    return watchNear(element, area, ({ isIntersecting, boundingClientRect: { height } }) => {
      // Without a height the whole screen is hidden, by the lock for example: what is being typed in it stays.
      const isFar = !isIntersecting && height > 0
      setStyle(isFar ? { height } : undefined)
    })
  }, [place, area, always])

  return always ? undefined : style
}
