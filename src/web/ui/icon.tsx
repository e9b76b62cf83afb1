import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: number; className?: string }

/** An icon of the one set, in the one stroke. It decorates: what it means is said in words next to it. */
export function Icon({ of: Drawing, size = 20, className = '' }: IconProps) {
  // In rem: it grows with the words beside it.
  return (
    <Drawing aria-hidden size={`${size / 16}rem`} strokeWidth={1.75} className={`shrink-0 ${className}`} />
  )
}
