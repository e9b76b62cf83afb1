/** Closer than this to the end is at the end. */
const AT_END = 8

/** How far a scroller has been scrolled, what is in it, and what of it is seen. */
export type ScrollState = { top: number; height: number; seen: number }

export function distanceToEnd({ top, height, seen }: ScrollState): number {
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
