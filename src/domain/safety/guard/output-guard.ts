import type { BucketRows } from '../../classifier/linear-weights.ts'
import { SENTENCE_OPINIONS_PER_REPLY } from '../../limits.ts'
import { endsSentence } from '../../text/whole-sentences.ts'
import { asksIfHuman } from '../cues/asks-if-human.ts'
import { isFarewell } from '../cues/is-farewell.ts'
import type { RiskLevel } from '../risk-level.ts'
import { createReplyComposer, type JudgedSentence, LETTER } from './compose-reply.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import type { GuardClass } from './guard-rule.ts'
import { createHiddenTextFilter } from './hidden-text.ts'
import { createReplyJudge } from './judge-reply.ts'
import { ownWords } from './own-words.ts'

/**
 * What the guard counts: rules, sentences that were asked about and those without an answer, hidden text that was taken
 * out, and replies that are wholly ours.
 */
type GuardCount =
  | GuardClass
  | `${GuardClass}-${'omitida' | 'julgada'}`
  | 'pergunta'
  | 'pergunta-sem-resposta'
  | 'raciocinio'
  | 'resposta'
export type GuardCounts = Readonly<Partial<Record<GuardCount, number>>>

type OutputGuard = {
  /** What may be shown now. */
  push(chunk: string): string
  /** The rest, once the reply is over; what waits for an answer comes with the answer. */
  end(): string
  /** The sentences to ask the judge about that were not taken yet. */
  doubts(): readonly Doubt[]
  /** Whether text waits for an answer. */
  isWaiting(): boolean
  /** How often each rule stepped in. No content. */
  counts(): GuardCounts
}

type GuardOptions = {
  readonly level: RiskLevel
  /** What the person wrote and is answered. */
  readonly message?: string
  /** What the person wrote before that. */
  readonly earlier?: string
  /** The person has a safety plan, to which a reply that is wholly ours points in danger. */
  readonly hasPlan?: boolean
  /** What of this reply was shown before, when it is being continued. */
  readonly shown?: string
  /** There is a judge to ask about sentences that the guard is unsure of. */
  readonly asks?: boolean
  /** Other weights of the classifier than those of the product, to be tried out. */
  readonly weights?: BucketRows
}

/**
 * Reads a reply as it streams, one sentence behind, and puts words of ours in the place of what must not be
 * shown. A sentence that it is unsure of is asked about, and what follows waits. What is allowed passes byte for byte, however it was cut into packets.
 */
export function createOutputGuard({
  level,
  message = '',
  earlier = '',
  shown = '',
  hasPlan = false,
  asks = false,
  weights,
}: GuardOptions): OutputGuard {
  const filter = createHiddenTextFilter()
  const cutter = createSentenceCutter()
  const judge = createReplyJudge({ level, own: ownWords(`${earlier}\n${message}`), shown, weights })
  const counts: Partial<Record<GuardCount, number>> = {}
  const hasWords = LETTER.test(shown)
  let hasEnded = false
  const composer = createReplyComposer({
    level,
    isFarewell: () => isFarewell(message),
    hasPlan,
    hasWords,
    isMidSentence: hasWords && !endsSentence(shown),
    // Whether it is human is answered by one paragraph: half of it would contradict ours.
    holdsFirstBlock: shown === '' && asksIfHuman(message),
  })

  const count = (name: GuardCount, times = 1) => {
    if (times > 0) counts[name] = (counts[name] ?? 0) + times
  }

  /** What an answer makes of a sentence in doubt; without one only what is likely bad is left out. */
  function settle(judged: JudgedSentence, mayBeShown: boolean | null): JudgedSentence {
    const { finding } = judged
    if (asks && mayBeShown === null) count('pergunta-sem-resposta')
    if (finding === null || (mayBeShown ?? finding.certainty === 'doubtful')) {
      return { ...judged, finding: null }
    }
    count(`${finding.class}-${mayBeShown === null ? 'omitida' : 'julgada'}`)
    return { ...judged, finding: null, isLeftOut: true }
  }

  const doubts = createDoubts({ asks, settle, add: composer.add })

  function judgeOne(text: string): string {
    const judged = judge(text)
    if (judged.finding?.certainty === 'sure') count(judged.finding.class)
    return doubts.read(judged)
  }

  const read = (text: string): string => cutter.push(text).map(judgeOne).join('')

  /** The end of the reply, once nothing waits for an answer. */
  function finish(): string {
    if (!hasEnded || doubts.isWaiting()) return ''
    const rest = composer.end()
    if (composer.isOurs()) count('resposta')
    return rest
  }

  return {
    push: (chunk) => read(filter.push(chunk)),
    end() {
      const rest = read(filter.end()) + cutter.end().map(judgeOne).join('')
      count('raciocinio', filter.hidden())
      hasEnded = true
      return rest + finish()
    },
    doubts() {
      const taken = doubts.take()
      count('pergunta', taken.length)
      return taken.map((doubt) => ({ ...doubt, answer: (mayBeShown) => doubt.answer(mayBeShown) + finish() }))
    },
    isWaiting: doubts.isWaiting,
    counts: () => ({ ...counts }),
  }
}

/** A sentence that the guard is unsure of, to be answered once: may it be shown? Null is no answer. */
type Doubt = {
  readonly sentence: string
  /** The sentences of the reply right before it. */
  readonly before: readonly string[]
  /** Gives what may be shown now. */
  readonly answer: (mayBeShown: boolean | null) => string
}

type Waiting = { judged: JudgedSentence; isSettled: boolean }

type DoubtOptions = {
  /** There is a judge to be asked. */
  readonly asks: boolean
  /** What the answer makes of a sentence. */
  readonly settle: (judged: JudgedSentence, mayBeShown: boolean | null) => JudgedSentence
  /** Gets the sentences in their order, and gives what may be shown. */
  readonly add: (judged: JudgedSentence) => string
}

const SENTENCES_BEFORE = 2

/** Keeps the sentences of a reply in their order while some of them are being asked about. */
export function createDoubts({ asks, settle, add }: DoubtOptions) {
  const waiting: Waiting[] = []
  const before: string[] = []
  const unasked: Doubt[] = []
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
    take: (): readonly Doubt[] => unasked.splice(0),
    isWaiting: () => waiting.length > 0,
  }
}
