import type { Tokens } from '#domain/services/tokens.ts'
import type { Outcome, Source } from '../model.ts'

/** A source's text and how it ended; `firstWord` is how many milliseconds its first word took. */
export type WholeAnswer = { text: string; outcome: Outcome; firstWord: number | null; usage: Tokens | null }

/** All text of a source, once it has ended. Null when it was stopped. */
export function wholeAnswer(source: Source, signal: AbortSignal): Promise<WholeAnswer | null> {
  const { promise, resolve } = Promise.withResolvers<WholeAnswer | null>()
  const begun = performance.now()
  const stopped = () => resolve(null)
  let text = ''
  let firstWord: number | null = null
  let usage: Tokens | null = null
  if (signal.aborted) stopped()
  signal.addEventListener('abort', stopped, { once: true })
  source(
    {
      text(more) {
        firstWord ??= performance.now() - begun
        text += more
      },
      used(reported) {
        usage = reported
      },
      end: (outcome) => resolve({ text, outcome, firstWord, usage }),
      unread: () => null,
    },
    signal,
  )
  return promise.finally(() => signal.removeEventListener('abort', stopped))
}
