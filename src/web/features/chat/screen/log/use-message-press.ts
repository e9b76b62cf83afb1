import { TextSelect } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { type MessageAction, menuOfMessage, type OpenedMenu } from '../actions/message-actions.tsx'

/** A long press marks a message until the next touch and opens its actions, with selecting text, which it replaces. */
export function useMessagePress(
  scroller: RefObject<HTMLElement | null>,
  openMenu: (menu: OpenedMenu) => void,
): void {
  useEffect(() => {
    const view = scroller.current
    if (!view) return
    let marked: Element | null = null
    const mark = (message: Element | null) => {
      marked?.removeAttribute('data-pressed')
      message?.setAttribute('data-pressed', '')
      marked = message
    }
    const press = createLongPress((message: Element) => {
      mark(message)
      const menu = menuOfMessage(message)
      if (menu) openMenu({ ...menu, actions: [...menu.actions, selectText(message)] })
    })
    // The browser's long press comes later, and would select a word under the menu.
    const keepMenu = (event: Event) => marked && event.preventDefault()
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      mark(null)
      const message = event.target instanceof Element && event.target.closest('.message')
      if (message) press.down(message, event)
    }
    const unfollow = followEvents(view, {
      pointerdown: down,
      pointermove: press.move,
      pointerup: press.end,
      pointercancel: press.end,
      contextmenu: keepMenu,
    })
    return () => {
      press.end()
      unfollow()
    }
  }, [scroller, openMenu])
}

const selectText = (message: Element): MessageAction => ({
  label: chatCopy.messages.selectText,
  icon: TextSelect,
  run() {
    message.removeAttribute('data-pressed')
    const words = message.querySelector('[data-part=texto]')
    if (words) getSelection()?.selectAllChildren(words)
  },
})

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
