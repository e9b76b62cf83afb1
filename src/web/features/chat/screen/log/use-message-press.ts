import { type RefObject, useEffect } from 'react'
import { createLongPress } from './long-press.ts'

/** A long press on a message marks it, so that its time is seen, until the next touch. Selecting text goes on as ever. */
export function useMessagePress(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = scroller.current
    if (!view) return
    let marked: Element | null = null
    const mark = (message: Element | null) => {
      marked?.removeAttribute('data-pressed')
      message?.setAttribute('data-pressed', '')
      marked = message
    }
    const press = createLongPress(mark)
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      mark(null)
      const message = event.target instanceof Element && event.target.closest('.message')
      if (message) press.down(message, event)
    }
    const events = {
      pointerdown: down,
      pointermove: press.move,
      pointerup: press.end,
      pointercancel: press.end,
    }
    for (const [name, listener] of Object.entries(events))
      view.addEventListener(name, listener as EventListener)
    return () => {
      press.end()
      for (const [name, listener] of Object.entries(events))
        view.removeEventListener(name, listener as EventListener)
    }
  }, [scroller])
}
