import { BROWSER_ERRORS, type BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'

export type Failure = { code: ErrorCode; message: string }

/** What a form knows to say about itself. Everything else is said by its one general sentence. */
export type Explanation = { known: readonly ErrorCode[]; otherwise: BrowserErrorCode }

const PASSWORD_RULES = [
  'fields_required',
  'passwords_differ',
  'password_too_short',
  'password_too_long',
  'password_common',
] as const

export const LOGIN_FAILURES: Explanation = {
  known: ['fields_required', 'invalid_credential', 'too_many_tries', 'busy'],
  otherwise: 'login_failed',
}
export const FORGOT_FAILURES: Explanation = {
  known: ['reset_email_required', 'too_many_tries'],
  otherwise: 'reset_mail_failed',
}
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

/** The sentence a form shows for whatever its request was rejected with. */
export function explainFailure(error: unknown, { known, otherwise }: Explanation): Failure {
  if (error instanceof ApiError && known.includes(error.code))
    return { code: error.code, message: error.message }
  return failureOf(otherwise)
}

export function failureOf(code: BrowserErrorCode): Failure {
  return { code, message: BROWSER_ERRORS[code].message }
}
