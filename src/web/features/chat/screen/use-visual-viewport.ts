import { useEffect, useLayoutEffect } from 'react'
import { followEvents } from '#web/lib/follow-events.ts'

/** Puts on <html> what a phone's keyboard leaves of the page, which it covers without making it smaller. */
export function useVisualViewport(): void {
  useLayoutEffect(followNotice, [])
  useEffect(() => {
    const viewport = window.visualViewport
    const { style } = document.documentElement
    if (!viewport) return

    function measure() {
      // Somebody who zooms in wants to see less of the page, not a smaller page.
      if (!viewport || viewport.scale > 1.05) return
      style.setProperty('--seen-height', `${viewport.height}px`)
      style.setProperty('--seen-top', `${viewport.offsetTop}px`)
    }

    // Nothing covers the page: the stylesheet's own values are right, and no style has to be computed again.
    if (viewport.height < window.innerHeight) measure()
    const unfollow = followEvents(viewport, { resize: measure, scroll: measure })
    return () => {
      unfollow()
      style.removeProperty('--seen-height')
      style.removeProperty('--seen-top')
    }
  }, [])
}

/** The server puts an operator's notice above the app: the chat begins below it. */
function followNotice() {
  const notice = document.getElementById('aviso')
  const { style } = document.documentElement
  if (!notice) return
  const observer = new ResizeObserver(() => style.setProperty('--notice-height', `${notice.offsetHeight}px`))
  observer.observe(notice)
  return () => observer.disconnect()
}
