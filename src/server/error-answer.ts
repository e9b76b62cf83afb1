import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorAnswer } from '#domain/api/account.ts'
import { AppError, ERRORS } from '#domain/errors.ts'
import { isTransient, isUnstorableText } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { HttpContext } from './platform/http/http-env.ts'

/** The one place where a failure becomes an answer; `failed` receives each. What is not in the catalogue becomes `internal`. */
export function answerError(log: Log, failed: (error: unknown) => void = () => {}) {
  return (error: unknown, c: HttpContext): Response => {
    failed(error)
    const known = asAppError(error)
    const { status } = ERRORS[known.code]
    if (status >= 500) {
      log[known.code === 'unavailable' ? 'warn' : 'error'](
        { event: 'request-failed', err: error, code: known.code, path: c.req.routePath },
        'request failed',
      )
    }
    const { code, message, retryAfter, nivel, link } = known
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
    const answer = { error: { code, message, retryAfter, nivel, link } } as ErrorAnswer
    return c.json(answer, status as ContentfulStatusCode)
  }
}

function asAppError(error: unknown): AppError {
  const causes = [error, error instanceof Error ? error.cause : undefined]
  const nivel = error instanceof AppError ? error.nivel : undefined
  if (causes.some(isTransient))
    return new AppError('unavailable', { retryAfter: 5, cause: error, ...(nivel && { nivel }) })
  if (causes.some(isUnstorableText)) return new AppError('invalid_request', { cause: error })
  return error instanceof AppError ? error : new AppError('internal', { cause: error })
}
