import type { HTMLAttributes } from 'react'

/** A surface with a thin border and no shadow. */
export const Card = ({ className = '', ...rest }: HTMLAttributes<HTMLElement>) => (
  <section {...rest} className={`rounded-card border border-line bg-surface p-5 sm:p-8 ${className}`} />
)
