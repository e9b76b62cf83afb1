import { newPasswordCopy } from '#web/copy/new-password-pt-br.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

import type { Explanation } from './use-submission.tsx'

type FieldProps = { value: string; onChange: (value: string) => void; error?: string; errorId?: string }

/** Choosing a new password: the rule beside the field, and the confirmation below. */
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

const PASSWORD_RULES = [
  'fields_required',
  'passwords_differ',
  'password_too_short',
  'password_too_long',
  'password_common',
] as const

export const REGISTER_FAILURES: Explanation = {
  known: [...PASSWORD_RULES, 'email_invalid', 'email_not_allowed', 'email_in_use', 'too_many_tries', 'busy'],
  otherwise: 'register_failed',
}

export const NEW_PASSWORD_FAILURES: Explanation = {
  known: [
    ...PASSWORD_RULES,
    'password_wrong',
    'reset_token_invalid',
    'not_signed_in',
    'other_person',
    'too_many_tries',
    'busy',
    'unavailable',
  ],
  otherwise: 'internal',
}
