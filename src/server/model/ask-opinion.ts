import { createHiddenTextFilter } from '#domain/safety/guard/hidden-text.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outcome, Source } from './model.ts'

type Question<Opinion> = {
  /** Answers the question. */
  source: Source
  /** Null for an answer that is none. */
  read: (answer: string) => Opinion | null
  log: Log
}

/** What a service answers when it is asked for an opinion; whatever goes wrong is none. */
export async function askOpinion<Opinion>(
  { source, read, log }: Question<Opinion>,
  signal: AbortSignal,
): Promise<Opinion | null> {
  const answer = await askOnce(source, signal)
  if (!answer) return null
  const opinion = read(shownOf(answer.text))
  if (opinion === null) log.warn({ outcome: answer.outcome }, 'a second opinion could not be read')
  return opinion
}

/** Without what the model thought aloud. */
function shownOf(text: string): string {
  const filter = createHiddenTextFilter()
  return filter.push(text) + filter.end()
}

/** All that a source says, once it has ended. Null when it was stopped. */
function askOnce(source: Source, signal: AbortSignal): Promise<{ text: string; outcome: Outcome } | null> {
  const { promise, resolve } = Promise.withResolvers<{ text: string; outcome: Outcome } | null>()
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
