import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useMenu } from './use-menu.ts'

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
