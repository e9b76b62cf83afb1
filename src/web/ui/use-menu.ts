import { type KeyboardEvent, type ToggleEvent, useCallback, useId, useRef, useState } from 'react'
import { nextIndex } from './next-index.ts'

const ITEMS = '[role^=menuitem]'

/**
 * A button and the popover menu that it opens: arrow keys move, Escape and a click elsewhere close it. What is in
 * the menu need only be there while it is open.
 */
export function useMenu(align: 'start' | 'end' = 'end') {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  /** To be called again when other items have taken the place of those that were there. */
  const arrange = useCallback(() => {
    if (!menu.current?.matches(':popover-open') || !button.current) return
    placeBelow(menu.current, button.current, align)
    const checked = menu.current.querySelector<HTMLElement>('[aria-checked=true]')
    const first = checked ?? menu.current.querySelector<HTMLElement>(ITEMS)
    first?.focus()
  }, [align])

  function settle(event: ToggleEvent<HTMLDivElement>) {
    // Only now: items that left before would take the focus along, and it has to go back to the button.
    if (event.newState !== 'open') return setOpen(false)
    arrange()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
    const next = nextIndex(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length)
    if (next === null) return
    event.preventDefault()
    entries[next]?.focus()
  }

  return {
    open,
    arrange,
    close: () => menu.current?.hidePopover(),
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
    },
    menuProps: {
      ref: menu,
      id,
      popover: 'auto',
      tabIndex: -1,
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => event.newState === 'open' && setOpen(true),
      onToggle: settle,
      onKeyDown: move,
    },
  } as const
}

const GAP = 6

/** Under the button, in line with its start or its end; above it where there is no room below. */
export function placeBelow(menu: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const box = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = box.bottom + GAP
  const top = below + height <= window.innerHeight ? below : Math.max(GAP, box.top - GAP - height)
  const wanted = align === 'start' ? box.left : box.right - width
  const left = Math.max(GAP, Math.min(wanted, window.innerWidth - width - GAP))
  menu.style.inset = `${top}px auto auto ${left}px`
}
