import type { LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from './icon.tsx'
import { nextIndex } from './next-index.ts'

export type OpenMenu = { close: () => void; arrange: () => void }
type MenuProps = {
  label: string
  icon: LucideIcon
  className?: string
  children: (menu: OpenMenu) => ReactNode
}

/** A button that opens a short list of things to do. The popover closes on Escape and on a click elsewhere. */
export function Menu({ label, icon, className = '', children }: MenuProps) {
  const { open, close, arrange, buttonProps, menuProps } = useMenu()
  return (
    <>
      <IconButton {...buttonProps} of={icon} label={label} className={className} />
      <div
        {...menuProps}
        role="menu"
        aria-label={label}
        className="fixed m-0 max-h-[90dvh] min-w-52 overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-float empty:invisible"
      >
        {open && children({ close, arrange })}
      </div>
    </>
  )
}

const ITEMS = '[role^=menuitem]'

/** What is in the menu need only be there while it is open. Escape and a click elsewhere close it. */
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
      // Only now: items that left before would take the focus along, and it has to go back to the button.
      onToggle: ({ newState }: ToggleEvent<HTMLDivElement>) =>
        newState === 'open' ? arrange() : setOpen(false),
      onKeyDown: moveInMenu,
    },
  } as const
}

/** Moves the focus between the items of a menu by arrow keys, Home and End; returns whether the key did. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): boolean {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
  const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length)
  if (next === null) return false
  event.preventDefault()
  items[next]?.focus()
  return true
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
