import { asksIfHuman } from '../cues/asks-if-human.ts'
import { isFarewell } from '../cues/is-farewell.ts'
import { isProtocolLevel } from '../protocol/protocol-level.ts'
import type { RiskLevel } from '../risk-level.ts'
import { createReplyComposer } from './compose-reply.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import type { GuardRuleId } from './guard-rule.ts'
import { type HelpKind, helpIn } from './help-sentence.ts'
import { createHiddenTextFilter } from './hidden-text.ts'
import { type Finding, judgeByRules, judgeSentence } from './judge-sentence.ts'
import { leadInOf } from './lead-in.ts'
import { ownWords } from './own-words.ts'
import { readSentence, type SentenceReading } from './read-sentence.ts'
import { leadsToHelp, nextStep } from './rules-method.ts'

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

// A statement may be cut by a line break or by its sheer length: this much of what went before is read with it.
const CARRIED = 160
const LETTER = /\p{L}/u
const ENDED = /[.!?…]["'”’»)\]*_~`]*\s*$/

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
  const judged = { level, own: ownWords(`${earlier}\n${message}`) }
  const counts: Partial<Record<GuardCount, number>> = {}
  let carried = ENDED.test(shown) ? '' : shown.slice(-CARRIED)
  let inMethod = false
  const composer = createReplyComposer({
    level,
    isFarewell: isFarewell(message),
    hasPlan,
    hasWords: LETTER.test(shown),
    isMidSentence: carried !== '' && LETTER.test(shown),
    // Whether it is human is answered in one breath: half an answer would contradict ours.
    holdsFirstBlock: shown === '' && asksIfHuman(message),
  })

  const count = (name: GuardCount, times = 1) => {
    if (times > 0) counts[name] = (counts[name] ?? 0) + times
  }

  function find(text: string, reading: SentenceReading, help: HelpKind | null): Finding | null {
    // In danger, only a rule may doubt a sentence that leads to help.
    const judge = help !== null && isProtocolLevel(level) ? judgeByRules : judgeSentence
    const finding = judge(reading, judged) ?? findWithCarried(text)
    if (finding !== null || !inMethod) return finding
    return nextStep.test(reading.text) && !leadsToHelp.test(reading.text)
      ? { id: 'metodo', class: 'metodo' }
      : null
  }

  // What was carried may have lost its own beginning, a denial perhaps: it counts only if it was clean.
  function findWithCarried(text: string): Finding | null {
    if (carried === '' || judgeByRules(readSentence(carried), judged) !== null) return null
    return judgeByRules(readSentence(carried + text), judged)
  }

  function judgeOne(text: string): string {
    const reading = judged.own.readReply(text)
    const help = helpIn(reading)
    const finding = find(text, reading, help)
    if (finding !== null) count(finding.id)
    inMethod ||= finding?.class === 'metodo'
    carried = finding !== null || ENDED.test(text) ? '' : (carried + text).slice(-CARRIED)
    return composer.add({ text, finding, help, leadIn: finding === null ? '' : harmlessLeadIn(text) })
  }

  /** The lead-in is kept if what follows it is what must go. */
  function harmlessLeadIn(text: string): string {
    const leadIn = leadInOf(text)
    const isBad = (part: string) => judgeSentence(judged.own.readReply(part), judged) !== null
    return leadIn === '' || isBad(leadIn) || !isBad(text.slice(leadIn.length)) ? '' : leadIn
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
