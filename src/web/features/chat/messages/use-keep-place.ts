import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When earlier messages come in above, what the reader was looking at stays where it is. `firstId` is the id of
 * the earliest message that is loaded; its element carries it in data-id.
 */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>, firstId: string | null): void {
  const before = useRef<{ id: string; offset: number } | null>(null)

  useLayoutEffect(() => {
    const view = scroller.current
    if (!view || firstId === null) return
    const previous = before.current
    const same = previous && view.querySelector<HTMLElement>(`[data-id="${previous.id}"]`)
    // The browser may have kept the place already: only what is left is made good.
    if (previous && same && previous.id !== firstId)
      view.scrollTop += same.offsetTop - view.scrollTop - previous.offset
  }, [scroller, firstId])

  // Where the earliest message is, as the reader sees it, up to the moment when earlier ones come.
  useLayoutEffect(() => {
    const view = scroller.current
    if (!view || firstId === null) return
    const first = view.querySelector<HTMLElement>(`[data-id="${firstId}"]`)
    const note = () => {
      if (first) before.current = { id: firstId, offset: first.offsetTop - view.scrollTop }
    }
    note()
    view.addEventListener('scroll', note, { passive: true })
    return () => view.removeEventListener('scroll', note)
  }, [scroller, firstId])
}
