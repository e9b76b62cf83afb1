import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { nextIndex } from './next-index.ts'

export type MenuItem = { label: string; icon?: LucideIcon; tone?: 'danger'; onSelect: () => void }
type MenuProps = { label: string; icon: LucideIcon; items: readonly MenuItem[] }

/** A button that opens a short list of things to do. The popover closes on Escape and on a click elsewhere. */
export function Menu({ label, icon, items }: MenuProps) {
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function settle(event: ToggleEvent<HTMLDivElement>) {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open' || !menu.current || !button.current) return
    placeBelow(menu.current, button.current)
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const next = nextIndex(event.key, entries.indexOf(document.activeElement as HTMLElement), entries.length)
    if (next === null) return
    event.preventDefault()
    entries[next]?.focus()
  }

  function choose(item: MenuItem) {
    menu.current?.hidePopover()
    item.onSelect()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-expanded={open}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink"
      >
        <Icon of={icon} />
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={settle}
        onKeyDown={move}
        className="fixed m-0 min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => choose(item)}
            className={`flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-left text-sm hover:bg-accent-soft focus:bg-accent-soft focus:outline-none ${
              item.tone === 'danger' ? 'text-danger' : ''
            }`}
          >
            {item.icon && <Icon of={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

const GAP = 6

/** Under the button, end to end with it; above it where there is no room below. */
function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height <= window.innerHeight ? below : Math.max(GAP, at.top - GAP - height)
  const left = Math.max(GAP, Math.min(at.right - width, window.innerWidth - width - GAP))
  menu.style.inset = `${top}px auto auto ${left}px`
}
