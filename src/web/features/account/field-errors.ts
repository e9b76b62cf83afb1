import type { ErrorCode } from '#domain/errors.ts'
import type { Failure } from './explain-failure.ts'

type FieldName = 'email' | 'current' | 'password' | 'confirmation'

/** Failures that are said next to their field. All others are said in the form's alert. */
const INLINE: Partial<Record<ErrorCode, FieldName>> = {
  email_invalid: 'email',
  password_too_short: 'password',
  password_too_long: 'password',
  password_common: 'password',
  password_wrong: 'current',
}

/** Failures of the alert that are about one field nevertheless. */
const ABOUT: Partial<Record<ErrorCode, FieldName>> = {
  email_not_allowed: 'email',
  email_in_use: 'email',
  passwords_differ: 'confirmation',
}

type FieldErrors = {
  /** The sentence for the form's alert. */
  alert: string | null
  /** What to hand to a field: its own sentence, or the id of the alert that is about it. */
  of: (field: FieldName, value: string) => { error?: string; errorId?: string }
}

/** Puts a failure where it belongs. `alertId` is the id of the form's alert. */
export function placeFailure(failure: Failure | null, alertId: string): FieldErrors {
  if (!failure) return { alert: null, of: () => ({}) }
  const { code, message } = failure
  const inline = INLINE[code]
  if (inline) return { alert: null, of: (field) => (field === inline ? { error: message } : {}) }

  const concerns = (field: FieldName, value: string) =>
    code === 'fields_required' ? !value.trim() : ABOUT[code] === field
  return { alert: message, of: (field, value) => (concerns(field, value) ? { errorId: alertId } : {}) }
}
