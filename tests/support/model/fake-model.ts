import type { Model, ReplyPrompt, Sink } from '#server/model/model.ts'
import { eventually } from '#tests/support/time/soon.ts'

type Turn = {
  prompt: ReplyPrompt
  say: Sink['text']
  /** Ends what it has to say. */
  finish: () => void
  breakOff: () => void
  aborted: () => boolean
}

/** A model that says what the test says, when the test says it. */
export function createFakeModel() {
  const turns: Turn[] = []
  const model: Model = {
    kind: 'remote',
    check: async () => null,
    reply: (prompt) => (sink, signal) =>
      void turns.push({
        prompt,
        say: sink.text,
        finish: () => sink.end({ type: 'whole' }),
        breakOff: () => sink.end({ type: 'failed', reason: 'test' }),
        aborted: () => signal.aborted,
      }),
  }
  return {
    model,
    turns,
    /** The turn in which this message is answered. */
    answering: (message: string): Promise<Turn> =>
      eventually(() => {
        const turn = turns.findLast(({ prompt }) => prompt.message === message)
        if (!turn) throw new Error(`nobody was asked to answer ${message}`)
        return turn
      }),
  }
}
