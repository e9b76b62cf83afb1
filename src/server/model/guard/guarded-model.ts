import { createOutputGuard, type GuardCounts } from '#domain/safety/guard/output-guard.ts'
import { isProtocolLevel } from '#domain/safety/protocol/protocol-level.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { endsSentence, wholeSentences } from '#domain/text/whole-sentences.ts'
import type { Model, Outcome, ReplyPrompt, Source } from '../model.ts'

/**
 * A model whose words are read before anybody sees them: sentence by sentence through the output guard. Where
 * there is risk and the model emits nothing, the protocol's own words answer: danger is never met with an error. Nor is
 * pain that a service declines to talk about: its whole sentences are kept, and words of ours follow.
 * `counted` gets how often each rule of the guard applied, and nothing of the text; `ended` how the model itself ended,
 * even after the protocol's words. With `asks` the model is asked about a sentence that the guard is unsure of.
 */
export function guardedModel(model: Model, { asks = true, ...listener }: GuardOptions = {}): Model {
  const judge = asks ? model.sentenceOpinion : undefined
  return { ...model, reply: (prompt) => guardedSource(model.reply(prompt), prompt, judge, listener) }
}

/** The first sentence that is read makes the guard prepare its patterns, for about 0.2 s. */
export const prepareGuard = (): void =>
  void createOutputGuard({ level: 'nenhum' }).push('Estou aqui com você. ')

type GuardListener = {
  counted?: ((counts: GuardCounts) => void) | undefined
  ended?: ((outcome: Outcome) => void) | undefined
}
type GuardOptions = GuardListener & { asks?: boolean }

function guardedSource(
  source: Source,
  { level, partial, turn, message, history, declined, hasPlan = false, meter }: ReplyPrompt,
  judge: Model['sentenceOpinion'],
  { counted, ended }: GuardListener,
): Source {
  return (sink, signal) => {
    const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
    const guard = createOutputGuard({
      level,
      message,
      earlier: earlier.join('\n'),
      shown: partial,
      hasPlan,
      asks: judge !== undefined,
    })
    /** What was shown last. */
    let shown = partial
    let outcome: Outcome | null = null
    let isOver = false

    const show = (written: string) => {
      // A filter stops in the middle of a sentence.
      const text = outcome?.type === 'filtered' ? wholeSentences(written) : written
      if (text === '' || isOver) return
      if (text.trim() !== '') shown = text
      sink.text(text)
    }

    function askAboutDoubts(): void {
      for (const { answer, ...doubt } of guard.doubts()) {
        judge?.({ ...doubt, message, level }, signal, meter)
          .then((mayBeShown) => {
            show(answer(mayBeShown))
            endIfSettled()
          })
          // If a sentence could not be judged, end the reply: nothing may be shown after it.
          .catch(() => close({ type: 'failed', reason: 'guard' }))
      }
    }

    function endIfSettled(): void {
      if (outcome === null || guard.isWaiting()) return
      const counts = guard.counts()
      if (Object.keys(counts).length > 0) counted?.(counts)
      close(outcome)
    }

    function close(how: Outcome): void {
      if (isOver) return
      const ours = wordsOfOurs(how)
      if (ours !== undefined) sink.text(joinEnding(shown, ours))
      isOver = true
      sink.end(ours === undefined ? how : { type: 'whole' })
    }

    function wordsOfOurs({ type }: Outcome): string | undefined {
      if (type !== 'filtered' && shown.trim() !== '') return undefined
      if (isProtocolLevel(level)) return protocolReply(level, turn, { hasPlan })
      return type === 'filtered' ? declined : undefined
    }

    source(
      {
        ...sink,
        text(text) {
          show(guard.push(text))
          askAboutDoubts()
        },
        end(how) {
          ended?.(how)
          outcome = how
          try {
            show(guard.end())
            askAboutDoubts()
            endIfSettled()
          } catch (error) {
            // A guard that failed shows nothing more, and the reply ends all the same.
            close({ type: 'failed', reason: 'guard' })
            throw error
          }
        },
      },
      signal,
    )
  }
}

/** The ending as it follows the text that a service sent before it stopped. */
export function joinEnding(shown: string, ending: string): string {
  const written = shown.trimEnd()
  if (written === '') return ending
  return `${endsSentence(written) ? '' : '…'}\n\n${ending}`
}
