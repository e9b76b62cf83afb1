import type { Explanation } from './use-submission.tsx'

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
