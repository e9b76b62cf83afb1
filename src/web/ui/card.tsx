import type { HTMLAttributes } from 'react'

export const Card = ({ className = '', ...rest }: HTMLAttributes<HTMLElement>) => (
  <section {...rest} className={`rounded-card border border-line bg-surface p-5 sm:p-8 ${className}`} />
)
