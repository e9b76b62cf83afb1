import { AppError } from '#domain/errors.ts'
import type { Source } from '#server/model/model.ts'

/** All that a source says, for a person who waits with a request; half of it is nothing. */
export function spoken(source: Source, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const fail = () => reject(new AppError('summary_failed'))
  signal.addEventListener('abort', fail, { once: true })
  let text = ''
  source(
    {
      text(more) {
        text += more
      },
      end: ({ type }) => (type === 'failed' || type === 'filtered' ? fail() : resolve(text)),
      unread: () => null,
    },
    signal,
  )
  return promise.finally(() => signal.removeEventListener('abort', fail))
}
