import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import type { GuardClass } from './guard-rule.ts'
import type { HelpKind } from './help-sentence.ts'
import type { Finding } from './judge-sentence.ts'
import { beginsLine, createHeadings, createLines, inItsPlace, leadOf } from './reply-layout.ts'
import { closingOf, safeReply, safeSentence } from './safe-sentences.ts'

/** A letter of any alphabet. */
export const LETTER = /\p{L}/u

/** A sentence of the reply with what was found in it. */
export type JudgedSentence = {
  readonly text: string
  readonly finding: Finding | null
  /** It is not shown, and nothing takes its place. */
  readonly isLeftOut?: boolean
  /** How it helps a person in danger. Asked for few sentences only. */
  readonly help: () => HelpKind | null
  /** What comes before the finding and can be shown without it: a greeting, an emoji. */
  readonly leadIn?: string
}

type Options = {
  readonly level: RiskLevel
  /** Whether the person is leaving: then no text of ours asks anything. Few replies need to know. */
  readonly isFarewell: () => boolean
  /** The person has a safety plan, to which the protocol's own words point. */
  readonly hasPlan: boolean
  /** Words of this reply were shown before. */
  readonly hasWords: boolean
  /** The reply continues in the middle of a sentence that was shown. */
  readonly isMidSentence: boolean
  /** Nothing of the first paragraph is shown before all of it is read. */
  readonly holdsFirstBlock: boolean
}

/** A sentence that is not shown, from which on our sentence takes its place in the paragraph. */
type Replaced = { lead: string; leadIn: string; text: string; class: GuardClass }

/** The paragraph that is being read. */
type Block = {
  /** Text that is not shown before all of the paragraph is read. */
  held: string
  replaced: Replaced | null
  /** Sentences about help behind the one that is replaced. */
  help: string
}

const emptyBlock = (): Block => ({ held: '', replaced: null, help: '' })
const isEmpty = ({ held, replaced, help }: Block) => held + help === '' && replaced === null

/**
 * Puts a reply together so that it still reads as one text. From a sentence that is not shown to the end of its
 * paragraph our sentence is shown, with what the rest says about help; the same class twice ends the reply with a
 * closing of ours. A sentence that is left out goes alone, with those that lean on it. From `risco` on a sentence that
 * leads to help is never replaced, only followed by one of ours.
 */
export function createReplyComposer(options: Options) {
  const { level } = options
  const classes = createFoundClasses()
  const shown = createShownText(options)
  const headings = createHeadings()
  const lines = createLines(headings)
  let holds = options.holdsFirstBlock
  let block = emptyBlock()
  let isOurs = false
  let hasLeftOut = false

  function add(sentence: JudgedSentence): string {
    const isNewLine = beginsLine(sentence.text)
    const before = isNewLine && !isEmpty(block) ? endBlock() : ''
    if (isNewLine) lines.begin()
    const leans = lines.leansOnGone(sentence.text) && sentence.help() === null
    if (sentence.isLeftOut || leans) return before + leaveOut(sentence)
    const isFirst = hasLeftOut && shown.isEmpty() && block.held === '' && !headings.isWaiting()
    return before + place({ ...sentence, text: lines.mend(sentence.text, isFirst) })
  }

  function leaveOut({ text, leadIn = '' }: JudgedSentence): string {
    hasLeftOut = true
    lines.markGone()
    if (block.replaced !== null || classes.isClosed()) return ''
    const kept = lines.takeOut(text, leadIn, () => shown.seam() !== '')
    // Is shown with the next words of the reply.
    if (holds) block.held += kept
    else shown.wait(kept)
    return ''
  }

  function place(sentence: JudgedSentence): string {
    const { text, finding, leadIn = '' } = sentence
    if (finding !== null && safeSentence(finding.class, 0) === null) {
      classes.note(finding.class)
      return leaveOut(sentence)
    }
    const stays = finding !== null && usesProtocol(level) && sentence.help() === 'leads'
    if (finding !== null) classes.note(finding.class)
    if (block.replaced !== null || classes.isClosed()) {
      // Of what is not shown in its place, sentences about help are kept.
      if (sentence.help() !== null && (finding === null || stays)) block.help += text
      else if (finding !== null)
        block.replaced ??= { lead: leadOf(text), leadIn: '', text, class: finding.class }
      return ''
    }
    if (finding !== null && !stays) {
      block.replaced = { lead: leadOf(block.held) || leadOf(text), leadIn, text, class: finding.class }
      return ''
    }
    const whole = finding === null ? text : `${text} ${classes.say(finding.class)}`
    if (!holds) return shown.say(headings.pass(whole))
    block.held += headings.take() + whole
    return ''
  }

  /** What the paragraph that ends here gives to be shown. */
  function endBlock(): string {
    const { held, replaced, help } = block
    block = emptyBlock()
    holds = false
    if (replaced === null) return shown.say(held) + shown.say(help)
    const begin = headings.take() + shown.seam() + replaced.lead
    const own = replaced.leadIn === '' || replaced.leadIn.endsWith(':') ? '' : `${replaced.leadIn} `
    const ours = classes.isClosed() ? '' : classes.say(replaced.class)
    if (own + ours + help === '') return ''
    const inPlace = own + ours === '' ? '' : inItsPlace(replaced.text.trim(), own + ours)
    if (shown.hasWords() || help !== '' || LETTER.test(own))
      return shown.say(begin + inPlace + (inPlace === '' ? help.trimStart() : help))
    // Ours alone are no words of the reply.
    shown.wait(begin + inPlace)
    return ''
  }

  function end(): string {
    const rest = endBlock() + shown.say(headings.takeLast())
    const first = classes.first()
    if (!shown.hasWords() && (first !== null || hasLeftOut)) {
      isOurs = true
      return safeReply(level, first, { isFarewell: options.isFarewell(), hasPlan: options.hasPlan })
    }
    const closing = classes.closing(level)
    return closing === null ? rest + shown.take() : `${rest.trimEnd()}\n\n${closing}`
  }

  return {
    /** What may be shown once this sentence is read. */
    add,
    end,
    /** Whether nothing of the reply could be shown, and all of it is ours. */
    isOurs: () => isOurs,
  }
}

// With more than this many of our sentences the reply would be neither the model's nor ours.
const MOST_REPLACED = 3

/** Which classes were found in one reply, and which of our sentences were said about them: never the same sentence twice. */
function createFoundClasses() {
  const found = new Set<GuardClass>()
  const said = new Set<GuardClass>()
  let first: GuardClass | null = null
  let closing: GuardClass | null = null
  const variant = (name: GuardClass) => (said.has(name) ? 1 : 0)

  return {
    /** The same class twice, or too many of them, close the reply. */
    note(name: GuardClass): void {
      first ??= name
      const isRepeated = found.has(name)
      found.add(name)
      if (isRepeated || found.size > MOST_REPLACED) closing ??= name
    },
    /** Our sentence about this class. */
    say(name: GuardClass): string {
      const sentence = safeSentence(name, variant(name)) ?? ''
      said.add(name)
      return sentence
    },
    first: () => first,
    isClosed: () => closing !== null,
    /** What ends a reply that is closed; null while it is not. */
    closing: (level: RiskLevel) => closing && closingOf(level, closing, variant(closing)),
  }
}

/**
 * What of a reply was shown. Marks and sentences of ours wait until the reply has said a word of its own: without any,
 * the whole reply is replaced, and nothing of it may have been shown before.
 */
function createShownText({ hasWords, isMidSentence }: Pick<Options, 'hasWords' | 'isMidSentence'>) {
  let waiting = ''

  /** What waited, once. */
  function take(): string {
    const text = waiting
    waiting = ''
    return text
  }

  return {
    hasWords: () => hasWords,
    isEmpty: () => !hasWords && waiting === '',
    /** What may be shown now that the reply says this. */
    say(text: string): string {
      waiting += text
      hasWords ||= LETTER.test(text)
      if (!hasWords || text === '') return ''
      isMidSentence = false
      return take()
    },
    /** Adds what is not said by the reply. */
    wait(text: string): void {
      waiting += text
    },
    /** What a sentence of ours begins with when it breaks off one that was shown in part. */
    seam(): string {
      const seam = isMidSentence ? '… ' : ''
      isMidSentence = false
      return seam
    },
    take,
  }
}
