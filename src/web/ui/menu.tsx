import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useMenu } from './use-menu.ts'

type MenuItem = {
  label: string
  icon?: LucideIcon
  tone?: 'danger'
  /** The menu stays open: other items take the place of these. */
  opensMore?: boolean
  onSelect: () => void
}
/** What items of an open menu can do with it. */
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
        className="fixed m-0 max-h-[90dvh] min-w-52 overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-float empty:invisible"
      >
        {open && children({ close, arrange })}
      </div>
    </>
  )
}

export function MenuItems({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  return items.map(({ label, icon, tone, opensMore, onSelect }) => (
    <button
      key={label}
      type="button"
      role="menuitem"
      aria-haspopup={opensMore && 'menu'}
      tabIndex={-1}
      onClick={() => {
        if (!opensMore) close()
        onSelect()
      }}
      className={`flex min-h-11 w-full items-center gap-3 rounded-[8px] px-3 text-left text-sm hover:bg-accent-soft focus:bg-accent-soft focus:outline-none ${
        tone === 'danger' ? 'text-danger' : ''
      }`}
    >
      {icon && <Icon of={icon} />}
      {label}
      {opensMore && <Icon of={ChevronRight} size={16} className="ml-auto text-ink-soft" />}
    </button>
  ))
}
