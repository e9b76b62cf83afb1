import { ERRORS } from '#domain/errors.ts'
import { ApiError } from '#web/lib/api-error.ts'

const BEFORE_RETRY = 800

/** Does something once more, quietly, when it failed for want of a connection or of a healthy server. */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const status = error instanceof ApiError ? ERRORS[error.code].status : -1
    if (status !== 0 && status < 500) throw error
    await new Promise((resolve) => setTimeout(resolve, BEFORE_RETRY))
    return attempt()
  }
}
