import { copy } from '#web/copy/pt-br.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type FieldProps = { value: string; onChange: (value: string) => void; error?: string; errorId?: string }

/** Choosing a new password: the rule beside the field, and the confirmation below. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', FieldProps>) {
  return (
    <>
      <PasswordField
        {...password}
        label={copy.fields.newPassword}
        hint={copy.fields.passwordRule}
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} label={copy.fields.newConfirmation} autoComplete="new-password" />
    </>
  )
}
