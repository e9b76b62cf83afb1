import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Further than this, a way back is offered. */
const FAR = 160

/**
 * Keeps the end in view while the reader is there, and leaves the reader alone once they scroll up. `away` says
 * that the end is out of sight. While `windowed` what can be scrolled to ends before the end, which is not followed.
 * What an empty conversation shows is read from its top.
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { windowed, isEmpty }: { windowed: boolean; isEmpty: boolean },
) {
  const following = useRef(true)
  const shown = useRef({ windowed, isEmpty })
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    shown.current = { windowed, isEmpty }
    if (windowed) following.current = false
  }, [windowed, isEmpty])

  useLayoutEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    let state = read(view)

    const note = () => {
      state = read(view)
      setAway(!shown.current.isEmpty && distanceToEnd(state) > FAR)
    }
    const stay = () => {
      if (following.current && !shown.current.isEmpty) view.scrollTop = view.scrollHeight
      note()
    }
    const scrolled = () => {
      following.current = !shown.current.windowed && followsEnd(following.current, state, read(view))
      note()
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

  const leaveEnd = () => {
    following.current = false
  }

  return { away, toEnd, leaveEnd }
}

function read({ scrollTop, scrollHeight, clientHeight }: HTMLElement): ScrollState {
  return { top: scrollTop, height: scrollHeight, seen: clientHeight }
}

/** Closer than this to the end is at the end. */
const AT_END = 8

/** How far a scroller has been scrolled, what is in it, and which part of it is seen. */
type ScrollState = { top: number; height: number; seen: number }

function distanceToEnd({ top, height, seen }: ScrollState): number {
  return height - seen - top
}

/**
 * Whether the end is to be kept in view after a scroll event. Only a reader who moves up leaves it: where the size has
 * changed as well, the browser itself may have moved up, because there was less to scroll for a moment.
 */
export function followsEnd(following: boolean, before: ScrollState, now: ScrollState): boolean {
  if (distanceToEnd(now) <= AT_END) return true
  const resized = now.height !== before.height || now.seen !== before.seen
  return following && (resized || now.top >= before.top)
}
