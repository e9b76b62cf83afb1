import { BROWSER_ERRORS, type BrowserErrorCode } from '#domain/browser-errors.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'

type Refusal = { status: number; message: string; retryAfter?: number; nivel?: RiskLevel; link?: string }

/** A request that failed, with the sentence the person may read. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** 0 when the server was not reached. */
  readonly status: number
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What the safety layer read in a message that was refused: help is shown all the same. */
  readonly nivel: RiskLevel

  /** Where the person can do something about it. */
  readonly link: string | undefined

  constructor(code: BrowserErrorCode)
  constructor(code: ErrorCode, refusal: Refusal)
  constructor(code: ErrorCode, refusal: Refusal = BROWSER_ERRORS[code as BrowserErrorCode]) {
    const { status, message, retryAfter, nivel, link } = refusal
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.retryAfter = retryAfter
    this.nivel = nivel ?? 'nenhum'
    this.link = link
  }
}

/** Reads the body of an error answer. What is not from our server (a proxy's page, say) goes by its status. */
export function readError(status: number, body: unknown): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const { code, message, retryAfter, nivel, link } = error
  // Our server sends both.
  if (typeof code !== 'string' || typeof message !== 'string' || !message)
    return new ApiError(status >= 502 ? 'unavailable' : 'internal')
  return new ApiError(code as ErrorCode, {
    status,
    message,
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(typeof nivel === 'string' && { nivel: nivel as RiskLevel }),
    ...(typeof link === 'string' && { link }),
  })
}

/** Whatever went wrong, as something that the person may read. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('internal')

/** The session of this browser is nobody's, or another person's: what was asked waits until its person is back. */
export const isSessionRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'other_person')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** It may go better by itself: there was no connection, or the server failed. */
export const isTransientFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The server was reached, or a proxy before it, and could not do it. */
export const isFailing = (error: unknown): boolean => error instanceof ApiError && error.status >= 500

/** The server knows whose request it is, and refuses it. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isTransientFailure(error) && !isSessionRefusal(error)
