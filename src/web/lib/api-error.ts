import { ERRORS, type ErrorCode, errorSentence } from '#domain/errors.ts'

/** A request that failed, with the sentence the person may read. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { message, retryAfter }: { message?: string; retryAfter?: number } = {}) {
    super(message ?? errorSentence(code, retryAfter))
    this.name = 'ApiError'
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** Reads the body of an error answer. What is not from our server (a proxy's page, say) goes by its status. */
export function readError(status: number, body: unknown): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const { code, message, retryAfter } = error
  const known = typeof code === 'string' && Object.hasOwn(ERRORS, code)
  return new ApiError(known ? (code as ErrorCode) : status >= 502 ? 'unavailable' : 'internal', {
    ...(typeof message === 'string' && message && { message }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
