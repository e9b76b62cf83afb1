import { copy } from '#web/copy/pt-br.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

export function EmailField(props: Omit<TextFieldProps, 'label' | 'type'>) {
  return (
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
}
