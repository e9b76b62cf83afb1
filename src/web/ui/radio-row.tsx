import type { ReactNode } from 'react'

type RadioRowProps<Key> = {
  name: string
  label: string
  choices: readonly { key: Key; label: ReactNode }[]
  chosen: Key | undefined
  disabled?: boolean
  /** How narrow a choice may become. */
  columns?: string
  onChoose: (key: Key) => void
}

const COLUMNS = 'grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]'

export function RadioRow<Key extends string | number | null>(props: RadioRowProps<Key>) {
  const { name, label, choices, chosen, disabled, columns = COLUMNS, onChoose } = props
  return (
    <div role="radiogroup" aria-label={label} className={`grid gap-2 sm:gap-3 ${columns}`}>
      {choices.map(({ key, label: words }) => (
        <label
          key={String(key)}
          className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-line-strong px-2 py-2 text-center font-medium text-sm transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong forced-colors:has-checked:border-4 has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === key}
            disabled={disabled}
            onChange={() => onChoose(key)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {words}
        </label>
      ))}
    </div>
  )
}

type RadioChoiceProps = {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
  className?: string
}

/** One of several choices, with the mark of the platform before it. */
export const RadioChoice = ({
  name,
  label,
  checked,
  onChoose,
  className = 'min-h-11 gap-2',
}: RadioChoiceProps) => (
  <label
    className={`flex cursor-pointer items-center rounded-control border border-line-strong bg-surface px-4 has-checked:border-accent has-checked:bg-accent-soft ${className}`}
  >
    <input type="radio" name={name} className="size-4 accent-accent" checked={checked} onChange={onChoose} />
    {label}
  </label>
)
