import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useLayoutEffect } from 'react'
import { Icon } from './icon.tsx'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Shown beside the field from the start, until something is wrong. */
  hint?: string | undefined
  /** What is wrong, next to the field and read out with it. */
  error?: string | undefined
  /** Wrong for a reason shown elsewhere on the page: the id of that element. */
  errorId?: string | undefined
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, onChange, hint, error, errorId, end, id, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  // Takes over what was typed into a prerendered field before our code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is there at first is early
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== input.value) onChange(field.value)
  }, [])
  const hintId = `${fieldId}-hint`
  const ownErrorId = `${fieldId}-error`
  const describedBy = [error && ownErrorId, errorId, !error && hint && hintId].filter(Boolean).join(' ')
  const invalid = Boolean(error || errorId)

  return (
    <div className="stack gap-1.5">
      <label htmlFor={fieldId} className="justify-self-start font-medium text-sm">
        {label}
      </label>
      <div
        className={`flex min-h-13 items-stretch rounded-control border bg-surface transition-colors duration-150 has-[input:focus]:border-accent has-[input:focus]:outline-2 has-[input:focus]:outline-focus ${
          invalid ? 'border-danger' : 'border-line-strong'
        }`}
      >
        <input
          {...input}
          id={fieldId}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy || undefined}
          className="w-full min-w-0 rounded-control bg-transparent px-4 text-base outline-none placeholder:text-ink-soft"
        />
        {end}
      </div>
      {error && (
        <p id={ownErrorId} className="flex animate-rise gap-1.5 text-danger text-sm">
          <Icon of={CircleAlert} size={18} className="mt-0.5" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{error}</span>
        </p>
      )}
      {hint && !error && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
