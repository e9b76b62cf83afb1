import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

type IconButtonProps = {
  of: LucideIcon
  /** Read out in place of the icon. */
  label: string
  onClick: () => void
  size?: number
  /** Its colours, where they are not the usual ones, and its place. */
  look?: string
  className?: string
}

const USUAL = 'text-ink-soft hover:bg-accent-soft hover:text-ink'

export function IconButton({ of, label, onClick, size = 20, look = USUAL, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control ${look} ${className}`}
    >
      <Icon of={of} size={size} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
