import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  look?: ButtonLook
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
    />
  )
}
