import { copy } from '#web/copy/pt-br.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    {...props}
    label={copy.fields.email}
    type="email"
    name="email"
    inputMode="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
)
