import type { BrowserErrorCode } from '../browser-errors.ts'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts'

/** The one form in which an e-mail is stored and compared. */
export const normalizeEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

// To the letter what the authentication library accepts: what passes here and fails there could never register.
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const isEmail = (email: string): boolean => email.length <= EMAIL_MAX && EMAIL.test(email)

export function passwordProblem(password: string): BrowserErrorCode | null {
  const length = [...password].length
  if (length < PASSWORD_MIN) return 'password_too_short'
  if (length > PASSWORD_MAX) return 'password_too_long'
  return null
}

type Login = { email: string; password: string }

export function registrationProblem(form: Login & { confirmation: string }): BrowserErrorCode | null {
  const { email, password, confirmation } = form
  if (!email.trim() || !password || !confirmation) return 'fields_required'
  if (password !== confirmation) return 'passwords_differ'
  if (!isEmail(normalizeEmail(email))) return 'email_invalid'
  return passwordProblem(password)
}

export const loginProblem = ({ email, password }: Login): BrowserErrorCode | null =>
  email.trim() && password ? null : 'fields_required'

/** The rules of asking for a reset link. An address that is not one can't be sent to. */
export function resetRequestProblem(email: string): BrowserErrorCode | null {
  if (!email.trim()) return 'reset_email_required'
  return isEmail(normalizeEmail(email)) ? null : 'reset_email_invalid'
}

export function newPasswordProblem(password: string, confirmation: string): BrowserErrorCode | null {
  if (!password || !confirmation) return 'fields_required'
  if (password !== confirmation) return 'passwords_differ'
  return passwordProblem(password)
}
