import { createOutputGuard, type GuardCounts } from '#domain/safety/guard/output-guard.ts'
import { isProtocolLevel } from '#domain/safety/protocol/protocol-level.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import type { Model, Outcome, ReplyPrompt, Source } from './model.ts'

/**
 * A model whose words are read before anybody sees them: sentence by sentence through the output guard. Where
 * there is risk and the model says nothing, the protocol's own words answer: danger is never met with an error.
 * `counted` gets how often each rule of the guard applied, and nothing of the text; `ended` how the model itself ended,
 * whatever the protocol said in its place.
 */
export function guardedModel(model: Model, { counted, ended }: GuardListener = {}): Model {
  return { ...model, reply: (prompt) => guardedSource(model.reply(prompt), prompt, { counted, ended }) }
}

type GuardListener = {
  counted?: ((counts: GuardCounts) => void) | undefined
  ended?: ((outcome: Outcome) => void) | undefined
}

function guardedSource(
  source: Source,
  { level, partial, turn, message, history, hasPlan = false }: ReplyPrompt,
  { counted, ended }: GuardListener,
): Source {
  return (sink, signal) => {
    const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
    const guard = createOutputGuard({ level, message, earlier: earlier.join('\n'), shown: partial, hasPlan })
    let spoke = partial.trim() !== ''
    const show = (text: string) => {
      if (text === '') return
      spoke ||= text.trim() !== ''
      sink.text(text)
    }
    source(
      {
        ...sink,
        text: (text) => show(guard.push(text)),
        end(outcome) {
          ended?.(outcome)
          // A guard that failed shows nothing more, and the reply ends all the same.
          let how: Outcome = { type: 'failed', reason: 'guard' }
          try {
            show(guard.end())
            how = outcome
            const counts = guard.counts()
            if (Object.keys(counts).length > 0) counted?.(counts)
          } finally {
            const silent = !spoke && isProtocolLevel(level)
            if (silent) sink.text(protocolReply(level, turn, { hasPlan }))
            sink.end(silent ? { type: 'whole' } : how)
          }
        },
      },
      signal,
    )
  }
}
