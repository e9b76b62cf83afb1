import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import { useMenu } from './use-menu.ts'

type MenuItem = { label: string; icon?: LucideIcon; tone?: 'danger'; onSelect: () => void }
type MenuProps = { label: string; icon: LucideIcon; items: readonly MenuItem[]; className?: string }

/** A button that opens a short list of things to do. The popover closes on Escape and on a click elsewhere. */
export function Menu({ label, icon, items, className = '' }: MenuProps) {
  const { open, close, buttonProps, menuProps } = useMenu()

  function choose(item: MenuItem) {
    close()
    item.onSelect()
  }

  return (
    <>
      <button
        {...buttonProps}
        className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-accent-soft hover:text-ink ${className}`}
      >
        <Icon of={icon} />
        <span className="sr-only">{label}</span>
      </button>
      <div
        {...menuProps}
        role="menu"
        aria-label={label}
        className="fixed m-0 min-w-52 rounded-control border border-line bg-surface p-1.5 text-ink shadow-float"
      >
        {open &&
          items.map((item) => (
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
