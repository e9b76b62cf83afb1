import { ApiError, isSessionRefusal } from './api-error.ts'

/** It may go better by itself: there was no connection, or the server failed. */
export function isTransientFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** The server knows whose request it is, and refuses it. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && !isTransientFailure(error) && !isSessionRefusal(error)
}
