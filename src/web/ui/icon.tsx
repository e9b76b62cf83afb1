import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: number | undefined; className?: string }

/** An icon of the one set, in the one stroke. It decorates: its meaning is in words next to it. */
export function Icon({ of: Drawing, size = 20, className = '' }: IconProps) {
  // In rem: it grows with the words beside it.
  return (
    <Drawing aria-hidden size={`${size / 16}rem`} strokeWidth={1.75} className={`shrink-0 ${className}`} />
  )
}

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

export const IconButton = ({
  of,
  label,
  onClick,
  size = 20,
  look = USUAL,
  className = '',
}: IconButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={`grid size-11 shrink-0 place-items-center rounded-control ${look} ${className}`}
  >
    <Icon of={of} size={size} />
    <span className="sr-only">{label}</span>
  </button>
)
