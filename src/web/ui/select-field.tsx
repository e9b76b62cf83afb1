import { useId } from 'react'

type SelectFieldProps<Key extends string> = {
  label: string
  value: Key
  onChange: (value: Key) => void
  options: Record<Key, string>
}

export function SelectField<Key extends string>({ label, value, onChange, options }: SelectFieldProps<Key>) {
  const id = useId()
  return (
    <div className="stack min-w-0 gap-1.5">
      <label htmlFor={id} className="justify-self-start font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Key)}
        className="min-h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 text-base text-ink focus:border-accent focus:outline-2 focus:outline-focus"
      >
        {Object.entries<string>(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
