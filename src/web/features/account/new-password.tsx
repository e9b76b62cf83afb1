import { newPasswordCopy } from '#web/copy/new-password-pt-br.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { useSubmission } from './use-submission.tsx'

type FieldProps = ReturnType<ReturnType<typeof useSubmission>['field']>

export const NewPasswordFields = ({
  password,
  confirmation,
}: Record<'password' | 'confirmation', FieldProps>) => (
  <>
    <PasswordField
      {...password}
      label={newPasswordCopy.newPassword}
      hint={newPasswordCopy.passwordRule}
      autoComplete="new-password"
    />
    <PasswordField {...confirmation} label={newPasswordCopy.newConfirmation} autoComplete="new-password" />
  </>
)
