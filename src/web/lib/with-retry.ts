import { isTransientFailure } from './api-error.ts'

const RETRY_AFTER = 800

/** Does something once more, quietly, when it failed for want of a connection or of a healthy server. */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!isTransientFailure(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER))
    return attempt()
  }
}
