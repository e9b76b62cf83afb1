import { isAPIError } from 'better-auth/api'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { isUnavailable } from '#server/platform/db/database.ts'

const CODES = new Map<string, ErrorCode>([
  ['INVALID_EMAIL_OR_PASSWORD', 'invalid_credential'],
  ['INVALID_EMAIL', 'invalid_credential'],
  ['USER_ALREADY_EXISTS', 'email_in_use'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email_in_use'],
  ['EMAIL_NOT_ALLOWED', 'email_not_allowed'],
  ['INVALID_TOKEN', 'reset_token_invalid'],
  ['INVALID_PASSWORD', 'password_wrong'],
  ['PASSWORD_TOO_SHORT', 'password_too_short'],
  ['PASSWORD_TOO_LONG', 'password_too_long'],
])

/** Runs a call to Better Auth; its failures come out as ours, and the unknown one as `otherwise`. */
export async function translated<T>(otherwise: ErrorCode, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError || isUnavailable(error)) throw error
    const code = isAPIError(error) ? CODES.get(String(error.body?.code)) : undefined
    throw new AppError(code ?? otherwise, { cause: error })
  }
}
