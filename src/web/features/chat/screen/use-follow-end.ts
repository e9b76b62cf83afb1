import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Closer than this to the end is at the end. */
const AT_END = 8
/** Further than this, a way back is offered. */
const FAR = 160

/**
 * Keeps the end in view while the reader is there, and leaves the reader alone once they scroll up. `away` says
 * that the end is out of sight.
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const following = useRef(true)
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    let top = view.scrollTop

    const distance = () => view.scrollHeight - view.clientHeight - view.scrollTop
    const stay = () => {
      if (following.current) view.scrollTop = view.scrollHeight
      setAway(distance() > FAR)
    }
    const scrolled = () => {
      const atEnd = distance() <= AT_END
      if (atEnd) following.current = true
      else if (view.scrollTop < top) following.current = false
      top = view.scrollTop
      setAway(distance() > FAR)
    }

    const observer = new ResizeObserver(stay)
    observer.observe(view)
    observer.observe(inside)
    view.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      view.removeEventListener('scroll', scrolled)
    }
  }, [scroller, content])

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      following.current = true
      const view = scroller.current
      view?.scrollTo({ top: view.scrollHeight, behavior })
    },
    [scroller],
  )

  const leaveEnd = useCallback(() => {
    following.current = false
  }, [])

  return { away, toEnd, leaveEnd }
}
