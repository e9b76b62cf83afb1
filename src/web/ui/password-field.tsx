import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'id'>) {
  const id = useId()
  const [shown, setShown] = useState(false)

  const toggle = (
    <button
      type="button"
      aria-controls={id}
      onClick={() => setShown(!shown)}
      className="grid min-w-12 place-items-center rounded-control text-ink-soft transition-colors hover:text-ink"
    >
      <Icon of={shown ? EyeOff : Eye} />
      <span className="sr-only">{shown ? copy.fields.hidePassword : copy.fields.showPassword}</span>
    </button>
  )

  return (
    <TextField
      {...props}
      id={id}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={toggle}
    />
  )
}
