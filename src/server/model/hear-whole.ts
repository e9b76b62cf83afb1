import type { Outcome, Source } from './model.ts'

type Heard = { text: string; outcome: Outcome }

/** All that a source says, once it has ended. Null when it was stopped. */
export function hearWhole(source: Source, signal: AbortSignal): Promise<Heard | null> {
  const { promise, resolve } = Promise.withResolvers<Heard | null>()
  const stopped = () => resolve(null)
  let text = ''
  if (signal.aborted) stopped()
  signal.addEventListener('abort', stopped, { once: true })
  source(
    {
      text(more) {
        text += more
      },
      end: (outcome) => resolve({ text, outcome }),
      unread: () => null,
    },
    signal,
  )
  return promise.finally(() => signal.removeEventListener('abort', stopped))
}
