import type { Model, Outcome, Source } from '../model.ts'

/** Receives how replies of a model end; `stopped` are those that were paused or broken off by us before the model ended. */
export type ReplyObserver = {
  firstText: (seconds: number) => void
  ended: (outcome: Outcome['type'] | 'stopped') => void
}

/** A model whose replies are measured, before the guard reads them: nothing of it depends on a level of risk. */
export function measuredModel(model: Model, observer: ReplyObserver): Model {
  return { ...model, reply: (prompt) => measured(model.reply(prompt), observer) }
}

function measured(source: Source, { firstText, ended }: ReplyObserver): Source {
  return (sink, signal) => {
    const asked = performance.now()
    let hasSpoken = false
    let hasEnded = false
    const end = (how: Outcome['type'] | 'stopped') => {
      if (!hasEnded) ended(how)
      hasEnded = true
    }
    signal.addEventListener('abort', () => end('stopped'), { once: true })
    source(
      {
        ...sink,
        text(text) {
          if (!hasSpoken && text !== '') firstText((performance.now() - asked) / 1000)
          hasSpoken ||= text !== ''
          sink.text(text)
        },
        end(outcome) {
          end(outcome.type)
          sink.end(outcome)
        },
      },
      signal,
    )
  }
}
