import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

type MenuItem = {
  label: string
  icon?: LucideIcon
  tone?: 'danger'
  /** The menu stays open: other items take the place of these. */
  opensMore?: boolean
  onSelect: () => void
}

/** The items of an open menu, which load when one is opened. */
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
