import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { followEvents } from '#web/lib/follow-events.ts'

/** Further than this, a way back is offered. */
const FAR = 160

/** What stays in view whatever becomes of the heights around it: the end, or one message. */
type Anchor = { kind: 'end' } | { kind: 'message'; id: string } | null

const END: Anchor = { kind: 'end' }

/**
 * Keeps the end in view while the reader is there, or the message that they jumped to until they scroll, and otherwise leaves
 * the reader alone. `away`: the end is out of sight. While `windowed` what can be scrolled to ends before the end,
 * which is not followed. What an empty conversation shows is read from its top.
 */
export function useScrollAnchor(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { windowed, isEmpty }: { windowed: boolean; isEmpty: boolean },
) {
  const anchor = useRef<Anchor>(END)
  const shown = useRef({ windowed, isEmpty })
  const stayNow = useRef(() => {})
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    shown.current = { windowed, isEmpty }
    if (windowed && anchor.current === END) anchor.current = null
  }, [windowed, isEmpty])

  useLayoutEffect(() => {
    const view = scroller.current
    const inside = content.current
    if (!view || !inside) return
    const kept = keepAnchored(view, inside, { anchor, shown, setAway })
    stayNow.current = kept.stay
    return kept.end
  }, [scroller, content])

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      anchor.current = END
      const view = scroller.current
      view?.scrollTo({ top: view.scrollHeight, behavior })
    },
    [scroller],
  )

  /** Brings a message into view that is drawn, and keeps it there. */
  const holdMessage = useCallback((id: string) => {
    anchor.current = { kind: 'message', id }
    stayNow.current()
  }, [])

  return { away, toEnd, holdMessage }
}

type Kept = {
  anchor: RefObject<Anchor>
  shown: RefObject<{ windowed: boolean; isEmpty: boolean }>
  setAway: (away: boolean) => void
}

/** Follows the sizes and the scrolling of a view; `stay` brings what is anchored into it again. */
function keepAnchored(view: HTMLElement, inside: HTMLElement, { anchor, shown, setAway }: Kept) {
  let state = readState(view, anchor.current)

  const note = () => {
    state = readState(view, anchor.current)
    setAway(!shown.current.isEmpty && distanceToEnd(state) > FAR)
  }
  const stay = () => {
    // Parts above and below may change so that the whole stays as high as it was. Observing one again reports it again.
    for (const part of inside.children) if (!observed.has(part)) observer.observe(part)
    for (const part of inside.children) observed.add(part)
    if (anchor.current?.kind === 'message') showMessage(view, anchor.current.id)
    else if (anchor.current && !shown.current.isEmpty) view.scrollTop = view.scrollHeight
    note()
  }
  const scrolled = () => {
    const now = readState(view, anchor.current)
    if (anchor.current?.kind === 'message') {
      if (!movedByPerson(state, now)) return stay()
      anchor.current = null
    }
    const follows = !shown.current.windowed && followsEnd(anchor.current === END, state, now)
    anchor.current = follows ? END : null
    note()
  }
  // Heights that change while a person scrolls would take them back. A drag of the scrollbar begins on the scroller itself.
  const letGo = ({ type, target }: Event) => {
    if (anchor.current?.kind !== 'message' || (type === 'pointerdown' && target !== view)) return
    anchor.current = null
    note()
  }

  const observed = new WeakSet<Element>()
  const observer = new ResizeObserver(stay)
  observer.observe(view)
  observer.observe(inside)
  const byHand = { wheel: letGo, touchmove: letGo, keydown: letGo, pointerdown: letGo }
  const unfollow = followEvents(view, { scroll: scrolled, ...byHand }, { passive: true })
  const end = () => {
    observer.disconnect()
    unfollow()
  }
  return { stay, end }
}

export const findMessageElement = (view: HTMLElement, id: string): HTMLElement | null =>
  view.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)

/** In the middle of the view, or from its beginning on where it is higher than the view. */
function showMessage(view: HTMLElement, id: string): void {
  const message = findMessageElement(view, id)
  if (!message) return
  view.scrollTop += topOf(message, view) - Math.max(0, (view.clientHeight - message.offsetHeight) / 2)
}

function readState(view: HTMLElement, anchor: Anchor): ScrollState {
  const { scrollTop, scrollHeight, clientHeight } = view
  const message = anchor?.kind === 'message' ? findMessageElement(view, anchor.id) : null
  const place = message && topOf(message, view) + scrollTop
  return { top: scrollTop, height: scrollHeight, seen: clientHeight, place }
}

const AT_END = 8

/** How far a scroller has been scrolled, what is in it, which part of it is seen, and where in it the held message begins. */
type ScrollState = { top: number; height: number; seen: number; place?: number | null }

const distanceToEnd = ({ top, height, seen }: ScrollState): number => height - seen - top

/** Whether to keep the end in view: only a reader who moves up leaves it, unless a new size has moved the view. */
export function followsEnd(following: boolean, before: ScrollState, now: ScrollState): boolean {
  if (distanceToEnd(now) <= AT_END) return true
  const resized = now.height !== before.height || now.seen !== before.seen
  return following && (resized || now.top >= before.top)
}

/** Whether a person has scrolled, while a message is held: nothing that could have moved it is another than before. */
export function movedByPerson(before: ScrollState, now: ScrollState): boolean {
  const isLaidOutAnew =
    now.height !== before.height ||
    now.seen !== before.seen ||
    Math.abs((now.place ?? 0) - (before.place ?? 0)) > 1
  return !isLaidOutAnew && Math.abs(now.top - before.top) > 1
}

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
