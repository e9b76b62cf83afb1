import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type IconProps = { of: LucideIcon; size?: number | undefined; className?: string }

/** An icon of the one set, in the one stroke. It decorates: its meaning is in words next to it. */
export function Icon({ of: Drawing, size = 20, className = '' }: IconProps) {
  // In rem: it grows with the words beside it.
  return (
    <Drawing aria-hidden size={`${size / 16}rem`} strokeWidth={1.75} className={`shrink-0 ${className}`} />
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  of: LucideIcon
  label: string
  size?: number
  /** Its colours, where they are not the usual ones. */
  look?: string
}

const USUAL = 'text-ink-soft hover:bg-accent-soft hover:text-ink'

export function IconButton({ of, label, size = 20, look = USUAL, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`grid size-11 shrink-0 place-items-center rounded-control ${look} ${className}`}
    >
      <Icon of={of} size={size} />
      <span className="sr-only">{label}</span>
    </button>
  )
}
