import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, Ref } from 'react'
import { Link } from '#web/lib/router.tsx'
import { Icon } from './icon.tsx'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  look?: ButtonLook
  icon?: LucideIcon
  iconSize?: number
  label?: string
  /** At work: it answers no clicks, but keeps the focus, which a disabled button would lose. */
  busy?: boolean
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look = 'primary',
  busy = false,
  disabled = false,
  type = 'button',
  className = '',
  onClick,
  icon,
  iconSize,
  label,
  children = label,
  ...rest
}: ButtonProps) {
  const off = busy || disabled

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (off) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={click}
      className={`${buttonClass(look)} ${className}`}
    >
      {icon && <Icon of={icon} size={iconSize} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look: ButtonLook; label: string }

export const ButtonLink = ({ look, label, className = '', ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={`${buttonClass(look)} ${className}`}>
    {label}
  </Link>
)

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors duration-150 ease-out aria-disabled:cursor-default aria-disabled:opacity-70'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'min-h-13 border border-transparent bg-accent px-5 py-3 text-on-accent not-aria-disabled:hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface px-4 py-2 text-ink not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:border-accent',
  quiet: 'px-3 py-2 text-ink-soft not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-ink',
  danger: 'border border-danger/40 bg-surface px-4 py-2 text-danger not-aria-disabled:hover:bg-danger-soft',
  link: 'px-1 text-accent underline decoration-accent/40 underline-offset-4 not-aria-disabled:hover:decoration-accent',
}

export const buttonClass = (look: ButtonLook): string => `${SHAPE} ${LOOKS[look]}`

/** A link in running text or in a row of links, high enough for a finger. */
export const linkClass =
  'inline-flex min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent'
