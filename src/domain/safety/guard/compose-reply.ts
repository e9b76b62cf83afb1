import { isProtocolLevel } from '../protocol/protocol-level.ts'
import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass } from './guard-rule.ts'
import type { HelpKind } from './help-sentence.ts'
import type { Finding } from './judge-sentence.ts'
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

type ReplyComposer = {
  /** What may be shown once this sentence is read. */
  add(sentence: JudgedSentence): string
  end(): string
  /** Whether nothing of the reply could be shown, and all of it is ours. */
  isOurs(): boolean
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

const LINE_BREAK = /[\n\r]/
const BLOCK_MARK = /^(?:[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,3}[.)][ \t]+))+/

// 'Por isso…', 'Isso…': without the sentence before it, it would speak of something else.
const LEANS =
  /^\s*(?:por isso|isso|isto|ess[ae]s?|dess[ae]s?|ness[ae]s?|assim|então|aí|daí|ou seja|afinal|porque|pois|só que|com isso|nisso|disso)(?!\p{L})/iu

/** 'Mas…', 'E…': behind a sentence that is gone they join nothing. */
const JOINS =
  /^(\s*(?:[-*+•>][ \t]+|\d{1,3}[.)][ \t]+)*(?:\*\*|["“])?)(?:e|mas|porém|também|ou|além disso|no entanto|mesmo assim|ainda assim|aliás|contudo|já)(?:,\s*|\s+)(\p{L})/iu
/** A line that announces what comes below it. */
const HEADING = /^\s*(?:#{1,6}[ \t][^\n]*|\*\*[^*\n]+\*\*:?|[^\n]*:)\s*$/
const NUMBERED = /(^|\n)([ \t]*)(\d{1,3})([.)][ \t])/g

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
export function createReplyComposer(options: Options): ReplyComposer {
  const { level } = options
  const classes = createFoundClasses()
  const shown = createShownText(options)
  let holds = options.holdsFirstBlock
  let block = emptyBlock()
  let isOurs = false
  /** How the next sentence of the line begins when those before it were left out. */
  let gap: string | null = null
  let hasLeftOut = false
  /** What was shown last is gone: what joins it must not begin the next sentence. */
  let isOrphan = false
  /** A heading waits until something below it is shown. */
  let heading = ''
  /** What stood below it is gone. */
  let isBodyGone = false
  /** How many items of the list that is being read are gone. */
  let itemsGone = 0
  /** The line breaks in front of lines that are gone. */
  let breaks = ''

  function add(sentence: JudgedSentence): string {
    const isNewLine = LINE_BREAK.test(leadOf(sentence.text))
    const before = isNewLine && !isEmpty(block) ? endBlock() : ''
    if (isNewLine) {
      itemsGone += itemsIn(gap ?? '')
      const lost = breaksIn(gap ?? '')
      if (lost.length > breaks.length) breaks = lost
      gap = null
    }
    const leans = (gap !== null || isOrphan) && LEANS.test(sentence.text) && sentence.help() === null
    return before + (sentence.isLeftOut || leans ? leaveOut(sentence) : place(mended(sentence)))
  }

  /** The first sentence behind one that is gone, so that it stands alone. */
  function mended(sentence: JudgedSentence): JudgedSentence {
    const { text, ...rest } = afterGap(sentence)
    const joined = isOrphan
      ? text.replace(JOINS, (_, mark: string, letter: string) => mark + letter.toUpperCase())
      : text
    isOrphan = false
    const own = breaksIn(joined)
    const apart = own !== '' && own.length < breaks.length ? breaks + joined.slice(own.length) : joined
    breaks = ''
    return { ...rest, text: renumbered(apart) }
  }

  function renumbered(text: string): string {
    return text.replace(NUMBERED, (whole, begin: string, indent: string, number: string, end: string) => {
      if (number === '1') itemsGone = 0
      return itemsGone === 0 ? whole : `${begin}${indent}${Math.max(1, Number(number) - itemsGone)}${end}`
    })
  }

  function leaveOut({ text, leadIn = '' }: JudgedSentence): string {
    hasLeftOut = true
    isOrphan = true
    isBodyGone = heading !== ''
    if (block.replaced !== null || classes.isClosed()) return ''
    const sentence = text.trim()
    const mark = sentence.match(BLOCK_MARK)?.[0] ?? ''
    const begin = leadOf(text) + mark
    if (/^\s*1[.)]/.test(mark)) itemsGone = 0
    // The lead-in may stand on a line of its own.
    const below = leadIn === '' ? '' : markBelow(sentence.slice(mark.length + leadIn.length))
    itemsGone += itemsIn(sentence.slice(mark.length + leadIn.length + below.length))
    if (leadIn.endsWith(':')) {
      heading += begin + leadIn
      return ''
    }
    // The other half of a bold pair is in a sentence that is shown.
    const half = isHalfBold(sentence) ? '**' : ''
    if (leadIn !== '') {
      keep(takeHeading() + begin + leadIn + half)
      if (below !== '') gap ??= below
    } else if (shown.seam() !== '') keep(`…${half}`)
    else if (sentence.startsWith('**', mark.length)) gap ??= begin + half
    else {
      keep(half)
      gap ??= begin
    }
    return ''
  }

  /** Is shown with the next words of the reply. */
  function keep(text: string): void {
    if (holds) block.held += text
    else shown.wait(text)
  }

  /** The first sentence of a line that is shown takes the place of those that were left out before it. */
  function afterGap(sentence: JudgedSentence): JudgedSentence {
    const begin = gap ?? (hasLeftOut && shown.isEmpty() && heading + block.held === '' ? '' : null)
    gap = null
    return begin === null ? sentence : { ...sentence, text: begin + sentence.text.trimStart() }
  }

  function place(sentence: JudgedSentence): string {
    const { text, finding, leadIn = '' } = sentence
    if (finding !== null && safeSentence(finding.class, 0) === null) {
      classes.note(finding.class)
      return leaveOut(sentence)
    }
    if (finding === null && HEADING.test(text) && block.replaced === null && !classes.isClosed() && !holds) {
      heading = isBodyGone ? text : heading + text
      isBodyGone = false
      return ''
    }
    const stays = finding !== null && mustStay(sentence, level)
    if (finding !== null) classes.note(finding.class)
    if (block.replaced !== null || classes.isClosed()) {
      addUnshown(block, sentence, stays)
      return ''
    }
    if (finding !== null && !stays) {
      block.replaced = { lead: leadOf(block.held) || leadOf(text), leadIn, text, class: finding.class }
      return ''
    }
    const passed = takeHeading() + (finding === null ? text : `${text} ${classes.say(finding.class)}`)
    if (!holds) return shown.say(passed)
    block.held += passed
    return ''
  }

  function takeHeading(): string {
    const text = heading
    heading = ''
    isBodyGone = false
    return text
  }

  /** What the paragraph that ends here gives to be shown. */
  function endBlock(): string {
    const { held, replaced, help } = block
    block = emptyBlock()
    holds = false
    if (replaced === null) return shown.say(held) + shown.say(help)
    const begin = takeHeading() + shown.seam() + replaced.lead
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
    const block = endBlock()
    const last = isBodyGone ? '' : shown.say(takeHeading())
    const rest = block + last
    const first = classes.first()
    if (!shown.hasWords() && (first !== null || hasLeftOut)) {
      isOurs = true
      return safeReply(level, first, { isFarewell: options.isFarewell(), hasPlan: options.hasPlan })
    }
    const closing = classes.closing(level)
    return closing === null ? rest + shown.take() : `${rest.trimEnd()}\n\n${closing}`
  }

  return { add, end, isOurs: () => isOurs }
}

/** Of what is not shown in its place, sentences about help are kept. */
function addUnshown(block: Block, { text, finding, help }: JudgedSentence, stays: boolean): void {
  if (help() !== null && (finding === null || stays)) block.help += text
  else if (finding !== null) block.replaced ??= { lead: leadOf(text), leadIn: '', text, class: finding.class }
}

/** From `risco` on, what leads to help is never replaced. */
const mustStay = ({ help }: JudgedSentence, level: RiskLevel): boolean =>
  isProtocolLevel(level) && help() === 'leads'

const breaksIn = (text: string): string => text.match(/^[\n\r]*/)?.[0] ?? ''
const itemsIn = (text: string): number => text.match(NUMBERED)?.length ?? 0

const leadOf = (text: string) => text.slice(0, text.length - text.trimStart().length)

/** The line break and the mark with which a text begins. */
function markBelow(text: string): string {
  const lead = leadOf(text)
  return LINE_BREAK.test(lead) ? lead + (text.trimStart().match(BLOCK_MARK)?.[0] ?? '') : ''
}

const isHalfBold = (sentence: string) => (sentence.split('**').length - 1) % 2 === 1

/** Our sentence with the list, quote or heading mark of the one it replaces, and its half of a bold pair. */
function inItsPlace(sentence: string, ours: string): string {
  const mark = sentence.match(BLOCK_MARK)?.[0] ?? ''
  if (!isHalfBold(sentence)) return mark + ours
  return sentence.slice(mark.length).startsWith('**') ? `${mark}**${ours}` : `${mark}${ours}**`
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

type Before = {
  /** Words of this reply were shown before. */
  readonly hasWords: boolean
  /** The reply continues in the middle of a sentence that was shown. */
  readonly isMidSentence: boolean
}

/**
 * What of a reply was shown. Marks and sentences of ours wait until the reply has said a word of its own: without any,
 * the whole reply is replaced, and nothing of it may have been shown before.
 */
function createShownText(before: Before) {
  let { hasWords, isMidSentence } = before
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
