import type { RiskLevel } from '../risk-level.ts'
import { brokenRule } from './broken-rule.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import type { GuardRuleName } from './guard-rule.ts'
import { readSentence } from './read-sentence.ts'
import { leadsToHelp, nextStep } from './rules-method.ts'
import { safeReply, safeSentence } from './safe-sentences.ts'

/** How often each rule stepped in. */
export type GuardCounts = Readonly<Record<string, number>>

export type OutputGuard = {
  /** What may be shown now. */
  push(chunk: string): string
  /** The rest, once the reply is over. */
  end(): string
  /** How often each rule was broken, and `resposta` when a whole reply was replaced. No content. */
  counts(): GuardCounts
}

export type GuardOptions = {
  readonly level: RiskLevel
  /** What the person wrote and is answered. */
  readonly message?: string
  /** What of this reply was shown before, when it is being continued. */
  readonly shown?: string
}

// More than this many sentences of ours would drown what is left of the reply.
const MOST_SENTENCES = 3
// A statement may be cut by a line break or by its sheer length: this much of what went before is read with it.
const CARRIED = 160

const LETTER = /\p{L}/u
const LINE_BREAK = /[\n\r]/
const ENDED = /[.!?…]["'”’»)\]*_~`]*\s*$/
const BLOCK_MARK = /^(?:[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,3}[.)][ \t]+))+/

/**
 * Reads a reply as it streams, one sentence behind, and puts a safe sentence in the place of what must not be
 * shown. What is allowed passes byte for byte, however it was cut into packets.
 */
export function createOutputGuard({ level, shown = '' }: GuardOptions): OutputGuard {
  const cutter = createSentenceCutter()
  const counts: Partial<Record<GuardRuleName | 'resposta', number>> = {}
  let carried = ENDED.test(shown) ? '' : shown.slice(-CARRIED)
  let midSentence = carried !== '' && LETTER.test(shown)
  let passedWords = LETTER.test(shown)
  let firstBroken: GuardRuleName | null = null
  let lastBroken: GuardRuleName | null = null
  let said = 0
  // Our sentences wait for the first one of the reply's own: without any, the whole reply is ours.
  let waiting = ''
  let lostBreak = ''
  let inMethod = false

  const count = (name: GuardRuleName | 'resposta') => {
    counts[name] = (counts[name] ?? 0) + 1
  }

  function read(sentence: string): GuardRuleName | null {
    const rule = brokenRule(sentence, level) ?? brokenWithCarried(sentence)
    if (rule !== null || !inMethod) return rule
    const { text } = readSentence(sentence)
    return nextStep.test(text) && !leadsToHelp.test(text) ? 'metodo' : null
  }

  // What was carried may have lost its own beginning, a denial perhaps: it counts only if it was clean.
  function brokenWithCarried(sentence: string): GuardRuleName | null {
    if (carried === '' || brokenRule(carried, level) !== null) return null
    return brokenRule(carried + sentence, level)
  }

  function pass(sentence: string): string {
    carried = ENDED.test(sentence) ? '' : (carried + sentence).slice(-CARRIED)
    lastBroken = null
    midSentence = false
    const whole = restoreBreak(sentence)
    if (!LETTER.test(sentence)) return hold(whole)
    passedWords = true
    const released = waiting + whole
    waiting = ''
    return released
  }

  function replace(sentence: string, rule: GuardRuleName): string {
    count(rule)
    carried = ''
    inMethod ||= rule === 'metodo'
    firstBroken ??= rule
    const again = lastBroken === rule
    lastBroken = rule
    const lead = sentence.slice(0, sentence.length - sentence.trimStart().length)
    if (again || said >= MOST_SENTENCES) {
      if (LINE_BREAK.test(lead)) lostBreak ||= lead
      return ''
    }
    const ours = safeSentence(rule, counts[rule] === undefined ? 0 : counts[rule] - 1)
    said += 1
    // A sentence that was already half shown is left open rather than glued to ours.
    const seam = midSentence ? '… ' : ''
    midSentence = false
    return hold(seam + restoreBreak(lead) + inItsPlace(sentence.trim(), ours))
  }

  /** The break between two paragraphs stays, even if the sentence that brought it does not. */
  function restoreBreak(sentence: string): string {
    if (lostBreak === '') return sentence
    const kept = lostBreak
    lostBreak = ''
    const lead = sentence.slice(0, sentence.length - sentence.trimStart().length)
    return LINE_BREAK.test(lead) ? sentence : kept + sentence.trimStart()
  }

  function hold(text: string): string {
    if (passedWords) return text
    waiting += text
    return ''
  }

  const judge = (sentence: string): string => {
    const rule = read(sentence)
    return rule === null ? pass(sentence) : replace(sentence, rule)
  }

  return {
    push(chunk) {
      const sentences = cutter.push(chunk)
      // Most words end no sentence.
      return sentences.length === 0 ? '' : sentences.map(judge).join('')
    },
    end() {
      const rest = cutter.end().map(judge).join('')
      if (passedWords) return rest
      const left = waiting
      waiting = ''
      if (firstBroken === null) return left
      count('resposta')
      return safeReply(level, firstBroken)
    },
    counts: () => ({ ...counts }),
  }
}

/** Our sentence with the list, quote or heading mark of the one it replaces, and its half of a bold pair. */
function inItsPlace(sentence: string, ours: string): string {
  const mark = sentence.match(BLOCK_MARK)?.[0] ?? ''
  const halfBold = (sentence.split('**').length - 1) % 2 === 1
  if (!halfBold) return mark + ours
  return sentence.slice(mark.length).startsWith('**') ? `${mark}**${ours}` : `${mark}${ours}**`
}
