export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'

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

/** The looks of a button, also for links that should look like one. */
export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${LOOKS[look]}`
}
