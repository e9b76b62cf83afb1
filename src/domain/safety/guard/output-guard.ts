import { asksIfHuman } from '../cues/asks-if-human.ts'
import { isFarewell } from '../cues/is-farewell.ts'
import type { RiskLevel } from '../risk-level.ts'
import { createReplyComposer } from './compose-reply.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import type { GuardRuleId } from './guard-rule.ts'
import { createHiddenTextFilter } from './hidden-text.ts'
import { createReplyJudge, endsSentence } from './judge-reply.ts'
import { ownWords } from './own-words.ts'
import { LETTER } from './shown-text.ts'

/** What the guard counts: rules, hidden text that was taken out, and replies that are wholly ours. */
type GuardCount = GuardRuleId | 'raciocinio' | 'resposta'
export type GuardCounts = Readonly<Partial<Record<GuardCount, number>>>

type OutputGuard = {
  /** What may be shown now. */
  push(chunk: string): string
  /** The rest, once the reply is over. */
  end(): string
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
}

/**
 * Reads a reply as it streams, one sentence behind, and puts words of ours in the place of what must not be
 * shown. What is allowed passes byte for byte, however it was cut into packets.
 */
export function createOutputGuard({
  level,
  message = '',
  earlier = '',
  shown = '',
  hasPlan = false,
}: GuardOptions): OutputGuard {
  const filter = createHiddenTextFilter()
  const cutter = createSentenceCutter()
  const judge = createReplyJudge({ level, own: ownWords(`${earlier}\n${message}`), shown })
  const counts: Partial<Record<GuardCount, number>> = {}
  const hasWords = LETTER.test(shown)
  const composer = createReplyComposer({
    level,
    isFarewell: isFarewell(message),
    hasPlan,
    hasWords,
    isMidSentence: hasWords && !endsSentence(shown),
    // Whether it is human is answered by one paragraph: half of it would contradict ours.
    holdsFirstBlock: shown === '' && asksIfHuman(message),
  })

  const count = (name: GuardCount, times = 1) => {
    if (times > 0) counts[name] = (counts[name] ?? 0) + times
  }

  function judgeOne(text: string): string {
    const judged = judge(text)
    if (judged.finding !== null) count(judged.finding.id)
    return composer.add(judged)
  }

  const read = (text: string): string => {
    if (text === '') return ''
    const sentences = cutter.push(text)
    // Most words end no sentence.
    return sentences.length === 0 ? '' : sentences.map(judgeOne).join('')
  }

  return {
    push: (chunk) => read(filter.push(chunk)),
    end() {
      const rest = read(filter.end()) + cutter.end().map(judgeOne).join('') + composer.end()
      count('raciocinio', filter.hidden())
      if (composer.isOurs()) count('resposta')
      return rest
    },
    counts: () => ({ ...counts }),
  }
}
