import { type ComponentProps, type ReactNode, useId } from 'react'
import { notebookCopy } from '#web/copy/notebook-pt-br.ts'

type TextAreaProps = Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'autoFocus' | 'ref'> & {
  label: string
  text: string
  onChange: (text: string) => void
  max: number
  hint?: string
  /** For screen readers only: something near it already shows it. */
  labelHidden?: boolean
  tall?: boolean
  /** Left of the counter, under the field. */
  end?: ReactNode
}

/** From so many characters before the end it shows how many are left. */
const NEAR = 40

/** A field of several lines, with a limit that is shown before it is reached. */
export function TextArea(props: TextAreaProps) {
  const { label, text, onChange, max, hint, labelHidden, tall, end, ...field } = props
  const id = useId()
  const left = max - text.length
  const counted = left <= NEAR
  const words = notebookCopy.typing
  return (
    <div className="stack gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'justify-self-start font-medium text-sm'}>
        {label}
      </label>
      <textarea
        rows={2}
        {...field}
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        aria-invalid={left < 0 || undefined}
        aria-describedby={hint || counted ? `${id}-hint` : undefined}
        className={`${tall ? 'min-h-40' : 'max-h-80 min-h-13'} w-full resize-y rounded-control border bg-surface px-4 py-3 text-base [field-sizing:content] [overflow-wrap:anywhere] placeholder:text-ink-soft focus:border-accent focus:outline-2 focus:outline-focus ${
          left < 0 ? 'border-danger' : 'border-line-strong'
        }`}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 text-ink-soft text-sm">
        {(hint || counted) && (
          <p id={`${id}-hint`} className={`min-w-0 ${left < 0 ? 'text-danger' : ''}`}>
            {left < 0 ? words.over(-left) : counted ? words.left(left) : hint}
          </p>
        )}
        {end}
      </div>
    </div>
  )
}
