import { AppError, ERRORS, type ErrorCode } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { type ApiError, readError } from '#web/lib/api.ts'

type Details = { message?: string; retryAfter?: number; nivel?: RiskLevel }

/** The error that the browser makes of the server's answer with this code. */
export function apiError(code: ErrorCode, details: Details = {}): ApiError {
  const { message } = new AppError(code, details)
  return readError(ERRORS[code].status, { error: { code, message, ...details } })
}
