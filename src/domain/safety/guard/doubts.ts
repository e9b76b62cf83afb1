import { SENTENCE_OPINIONS_PER_REPLY } from '../../limits.ts'
import type { JudgedSentence } from './compose-reply.ts'

/** A sentence that the guard is unsure of, to be answered once: may it be shown? Null is no answer. */
export type Doubt = {
  readonly sentence: string
  /** The sentences of the reply right before it. */
  readonly before: readonly string[]
  /** Gives what may be shown now. */
  readonly answer: (mayBeShown: boolean | null) => string
}

type Waiting = { judged: JudgedSentence; isSettled: boolean }

type Options = {
  /** There is a judge to be asked. */
  readonly asks: boolean
  /** What the answer makes of a sentence. */
  readonly settle: (judged: JudgedSentence, mayBeShown: boolean | null) => JudgedSentence
  /** Gets the sentences in their order, and gives what may be shown. */
  readonly add: (judged: JudgedSentence) => string
}

const SENTENCES_BEFORE = 2

/** Keeps the sentences of a reply in their order while some of them are being asked about. */
export function createDoubts({ asks, settle, add }: Options) {
  const waiting: Waiting[] = []
  const before: string[] = []
  let unasked: Doubt[] = []
  let asked = 0

  /** What may be shown: up to the first sentence without an answer. */
  function drain(): string {
    let shown = ''
    for (let first = waiting[0]; first?.isSettled; first = waiting[0]) {
      waiting.shift()
      shown += add(first.judged)
    }
    return shown
  }

  function ask(sentence: Waiting): void {
    asked += 1
    unasked.push({
      sentence: sentence.judged.text,
      before: [...before],
      answer(mayBeShown) {
        if (sentence.isSettled) return ''
        sentence.judged = settle(sentence.judged, mayBeShown)
        sentence.isSettled = true
        return drain()
      },
    })
  }

  return {
    read(judged: JudgedSentence): string {
      const isDoubtful = judged.finding !== null && judged.finding.certainty !== 'sure'
      const isAsked = asks && isDoubtful && asked < SENTENCE_OPINIONS_PER_REPLY
      const sentence = {
        judged: isDoubtful && !isAsked ? settle(judged, null) : judged,
        isSettled: !isAsked,
      }
      waiting.push(sentence)
      if (isAsked) ask(sentence)
      before.push(judged.text)
      if (before.length > SENTENCES_BEFORE) before.shift()
      return drain()
    },
    /** Those that were not taken yet. */
    take(): readonly Doubt[] {
      const taken = unasked
      unasked = []
      return taken
    },
    isWaiting: () => waiting.length > 0,
  }
}
