import { type RefObject, useEffect } from 'react'

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

/** Shorter than the browser's own long press, which takes the finger over to select text. */
export const HELD_FOR = 400
/** A finger that moves further than this scrolls. */
const SLACK = 10

type Point = { clientX: number; clientY: number }

/** Follows one finger: `onHeld` is called when it has stayed where it was put down. Nothing is kept from the browser. */
export function createLongPress<Target>(onHeld: (target: Target) => void) {
  let start: Point | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(timer)
    start = null
  }

  return {
    down(target: Target, { clientX, clientY }: Point): void {
      end()
      start = { clientX, clientY }
      timer = setTimeout(() => onHeld(target), HELD_FOR)
    },
    move({ clientX, clientY }: Point): void {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLACK) end()
    },
    end,
  }
}
