import { vi } from 'vitest'
import type { Model, Question, Sink } from '#server/model/model.ts'

export type Turn = {
  question: Question
  say: Sink['text']
  /** Ends what it has to say. */
  finish: () => void
  breakOff: () => void
  aborted: () => boolean
}

/** A model that says what the test says, when the test says it. */
export function createPuppetModel() {
  const turns: Turn[] = []
  const model: Model = {
    kind: 'remote',
    check: async () => null,
    reply: (question) => (sink, signal) =>
      void turns.push({
        question,
        say: sink.text,
        finish: () => sink.end({ type: 'fim' }),
        breakOff: () => sink.end({ type: 'falha', reason: 'test' }),
        aborted: () => signal.aborted,
      }),
  }
  return {
    model,
    turns,
    /** The turn in which this message is answered. */
    answering: (message: string): Promise<Turn> =>
      vi.waitFor(
        () => {
          const turn = turns.findLast(({ question }) => question.message === message)
          if (!turn) throw new Error(`nobody was asked to answer ${message}`)
          return turn
        },
        { interval: 5, timeout: 5_000 },
      ),
  }
}
