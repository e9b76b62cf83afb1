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
