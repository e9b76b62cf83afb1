import { ERRORS } from '#domain/errors.ts'
import { ApiError, isSessionRefusal } from './api-error.ts'

/** 0 when the server was not reached. */
export function statusOf({ code }: ApiError): number {
  return ERRORS[code].status
}

/** It may go better by itself: there was no connection, or the server failed. */
export function isTransientFailure(error: unknown): boolean {
  return error instanceof ApiError && (statusOf(error) === 0 || statusOf(error) >= 500)
}

/** The server knows whose request it is, and refuses it. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && !isTransientFailure(error) && !isSessionRefusal(error)
}
