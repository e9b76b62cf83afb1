import { createOutputGuard, type GuardCounts } from '#domain/safety/guard/output-guard.ts'
import { protocolReply } from '#domain/safety/protocol/protocol-reply.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { endsSentence, wholeSentences } from '#domain/text/whole-sentences.ts'
import type { Model, Outcome, ReplyPrompt, Sink } from '../model.ts'

/**
 * A model whose words are read before anybody sees them: sentence by sentence through the output guard. Where
 * there is risk and the model emits nothing, the protocol's own words answer: danger is never met with an error. Nor is
 * pain that a service declines to talk about: its whole sentences are kept, and words of ours follow.
 * `counted` gets how often each rule of the guard applied, and nothing of the text. With `asks` the model is asked about a
 * sentence that the guard is unsure of.
 */
export function guardedModel(model: Model, { asks = true, counted }: GuardOptions = {}): Model {
  const judge = asks ? model.sentenceOpinion : undefined
  return {
    ...model,
    reply(prompt) {
      const source = model.reply(prompt)
      return (sink, signal) =>
        source({ ...sink, ...guardedSink(sink, signal, prompt, judge, counted) }, signal)
    },
  }
}

type GuardOptions = { asks?: boolean; counted?: Counted | undefined }
type Counted = (counts: GuardCounts) => void
type Judge = Model['sentenceOpinion']

/** The first sentence that is read makes the guard prepare its patterns, for about 0.2 s. */
export const prepareGuard = (): void =>
  void createOutputGuard({ level: 'nenhum' }).push('Estou aqui com você. ')

function guardOf({ level, partial, message, history, hasPlan = false }: ReplyPrompt, asks: boolean) {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  return createOutputGuard({ level, message, earlier: earlier.join('\n'), shown: partial, hasPlan, asks })
}

function guardedSink(
  sink: Sink,
  signal: AbortSignal,
  prompt: ReplyPrompt,
  judge: Judge,
  counted: Counted | undefined,
): Pick<Sink, 'text' | 'end'> {
  const { level, message, meter } = prompt
  const guard = guardOf(prompt, judge !== undefined)
  const { write, close } = createOutlet(sink, prompt)
  let outcome: Outcome | null = null

  // A filter stops in the middle of a sentence.
  const show = (text: string) => write(outcome?.type === 'filtered' ? wholeSentences(text) : text)

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

  return {
    text(text) {
      show(guard.push(text))
      askAboutDoubts()
    },
    end(how) {
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
  }
}

/** What is shown of a reply, and its end: once, with words of ours where they are needed. */
function createOutlet(sink: Sink, prompt: ReplyPrompt) {
  let shown = prompt.partial
  let isOver = false
  return {
    write(text: string): void {
      if (text === '' || isOver) return
      if (text.trim() !== '') shown = text
      sink.text(text)
    },
    close(how: Outcome): void {
      if (isOver) return
      const ours = wordsOfOurs(prompt, how, shown)
      if (ours !== undefined) sink.text(joinEnding(shown, ours))
      isOver = true
      sink.end(ours === undefined ? how : { type: 'whole' })
    },
  }
}

function wordsOfOurs(
  { level, turn, hasPlan = false, declined }: ReplyPrompt,
  { type }: Outcome,
  shown: string,
): string | undefined {
  if (type !== 'filtered' && shown.trim() !== '') return undefined
  if (usesProtocol(level)) return protocolReply(level, turn, { hasPlan })
  return type === 'filtered' ? declined : undefined
}

/** The ending as it follows the text that a service sent before it stopped. */
export function joinEnding(shown: string, ending: string): string {
  const written = shown.trimEnd()
  if (written === '') return ending
  return `${endsSentence(written) ? '' : '…'}\n\n${ending}`
}
