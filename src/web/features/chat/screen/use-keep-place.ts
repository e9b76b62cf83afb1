import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Earlier messages only come while the reader is within this many screens of the earliest ones. */
const NEAR = 4

/**
 * When earlier messages come in above, what the reader was looking at stays where it is. `firstId` is the id of
 * the earliest message that is drawn; its element carries it in data-id.
 */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>, firstId: string | null): void {
  const before = useRef<{ id: string; top: number } | null>(null)

  useLayoutEffect(() => {
    const view = scroller.current
    if (!view || firstId === null) return

    const previous = before.current
    const same = previous && previous.id !== firstId && find(view, previous.id)
    // The browser may have kept the place already: only what is left is made good.
    if (same) view.scrollTop += topOf(same, view) - previous.top

    const first = find(view, firstId)
    const note = () => {
      // Further down nothing can come in.
      const near = view.scrollTop < NEAR * view.clientHeight
      before.current = first && near ? { id: firstId, top: topOf(first, view) } : null
    }
    note()
    view.addEventListener('scroll', note, { passive: true })
    return () => view.removeEventListener('scroll', note)
  }, [scroller, firstId])
}

function find(view: HTMLElement, id: string): HTMLElement | null {
  return view.querySelector(`[data-id="${id}"]`)
}

function topOf(element: HTMLElement, view: HTMLElement): number {
  return element.getBoundingClientRect().top - view.getBoundingClientRect().top
}
