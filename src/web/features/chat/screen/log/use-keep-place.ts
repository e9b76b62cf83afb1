import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { followEvents } from '#web/lib/follow-events.ts'
import { findMessageElement } from './use-scroll-anchor.ts'

/** Earlier messages only come while the reader is within this many screens of the earliest ones. */
const NEAR = 4

/**
 * When earlier messages come in above, what the reader was looking at stays where it is. `firstId` is the id of
 * the earliest message that is drawn; its element carries it in data-id. Whoever scrolls by program, to anywhere but
 * the end, calls what is returned: the browser reports it with the next frame, and messages may come in before that.
 */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>, firstId: string | null): () => void {
  const before = useRef<{ id: string; top: number } | null>(null)

  const note = useCallback(() => {
    const view = scroller.current
    if (!view || firstId === null) return
    // Further down nothing can come in.
    const first = view.scrollTop < NEAR * view.clientHeight && findMessageElement(view, firstId)
    before.current = first ? { id: firstId, top: topOf(first, view) } : null
  }, [scroller, firstId])

  useLayoutEffect(() => {
    const view = scroller.current
    if (!view || firstId === null) return

    const previous = before.current
    const same = previous && previous.id !== firstId && findMessageElement(view, previous.id)
    // The browser may have kept the place already: only what is left is made good.
    if (same) view.scrollTop += topOf(same, view) - previous.top

    note()
    return followEvents(view, { scroll: note }, { passive: true })
  }, [scroller, firstId, note])

  return note
}

const topOf = (element: HTMLElement, view: HTMLElement): number =>
  element.getBoundingClientRect().top - view.getBoundingClientRect().top
