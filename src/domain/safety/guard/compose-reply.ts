import { isProtocolLevel } from '../protocol/protocol-level.ts'
import type { RiskLevel } from '../risk-level.ts'
import type { GuardClass } from './guard-rule.ts'
import type { HelpKind } from './help-sentence.ts'
import type { Finding } from './judge-sentence.ts'
import { closingOf, safeReply, safeSentence } from './safe-sentences.ts'

/** A sentence of the reply with what was found in it. */
type JudgedSentence = {
  readonly text: string
  readonly finding: Finding | null
  /** It recommends a help line or distance from means, or asks what danger asks for. */
  readonly help: HelpKind | null
  /** What stands before the finding and can stand without it: a greeting, an emoji. */
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
  /** The person is leaving: no text of ours asks anything. */
  readonly isFarewell: boolean
  /** The person has a safety plan, to which the protocol's own words point. */
  readonly hasPlan: boolean
  /** Words of this reply were shown before. */
  readonly hasWords: boolean
  /** The reply goes on in the middle of a sentence that was shown. */
  readonly isMidSentence: boolean
  /** Nothing of the first paragraph is shown before all of it is read. */
  readonly holdsFirstBlock: boolean
}

// With more than this many of our sentences the reply would be neither the model's nor ours.
const MOST_REPLACED = 3
const LETTER = /\p{L}/u
const LINE_BREAK = /[\n\r]/
const BLOCK_MARK = /^(?:[ \t]*(?:>[ \t]?|#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,3}[.)][ \t]+))+/

/**
 * Puts a reply together so that it still reads as one text. From a sentence that is not shown to the end of its
 * paragraph our sentence stands, with what the rest says about help; the same class twice ends the reply with a
 * closing of ours. From `risco` on a sentence that recommends help is never replaced, only followed by one of ours.
 */
export function createReplyComposer(options: Options): ReplyComposer {
  const { level } = options
  const found = new Map<GuardClass, number>()
  const said = new Set<GuardClass>()
  let { hasWords, isMidSentence } = options
  let isOurs = false
  let replacements = 0
  let firstClass: GuardClass | null = null
  let closingClass: GuardClass | null = null
  let replaced: { lead: string; leadIn: string; text: string; class: GuardClass } | null = null
  /** Sentences about help in a paragraph that is replaced. */
  let kept = ''
  let holds = options.holdsFirstBlock
  let held = ''
  // What has no words of the reply yet waits for them: without any, the whole reply is ours.
  let waiting = ''

  function add(sentence: JudgedSentence): string {
    const lead = leadOf(sentence.text)
    const before = LINE_BREAK.test(lead) && (held + kept !== '' || replaced !== null) ? endBlock() : ''
    return before + place(sentence, lead)
  }

  function place(sentence: JudgedSentence, lead: string): string {
    const { text, finding, help } = sentence
    const staysAlways =
      isProtocolLevel(level) && (help === 'recommended' || (help === 'asked' && !isGravest(finding)))
    if (finding !== null) note(finding)
    if (replaced !== null || closingClass !== null) {
      const isKept = help !== null && (finding === null || staysAlways)
      if (!isKept) {
        replaced ??= finding ? { lead, leadIn: '', text, class: finding.class } : null
        return ''
      }
      kept += text
      return ''
    }
    if (finding === null) return pass(text)
    if (staysAlways) return pass(`${text} ${say(finding.class)}`)
    replaced = { lead: leadOf(held) || lead, leadIn: sentence.leadIn ?? '', text, class: finding.class }
    held = ''
    return ''
  }

  function note({ class: name }: Finding): void {
    firstClass ??= name
    const times = (found.get(name) ?? 0) + 1
    found.set(name, times)
    if (times === 1) replacements += 1
    if (times > 1 || replacements > MOST_REPLACED) closingClass ??= name
  }

  function say(name: GuardClass): string {
    const sentence = safeSentence(name, said.has(name) ? 1 : 0)
    said.add(name)
    return sentence
  }

  function pass(text: string): string {
    if (holds) {
      held += text
      return ''
    }
    return show(text)
  }

  function show(text: string): string {
    if (text === '') return ''
    waiting += text
    if (!LETTER.test(text) && !hasWords) return ''
    hasWords = true
    isMidSentence = false
    const shown = waiting
    waiting = ''
    return shown
  }

  /** What the paragraph that ends here gives to be shown. */
  function endBlock(): string {
    holds = false
    const text = held
    held = ''
    if (replaced === null) {
      const help = kept
      kept = ''
      return show(text) + show(help)
    }
    const { lead, leadIn, text: gone, class: name } = replaced
    const help = kept
    replaced = null
    kept = ''
    const seam = isMidSentence ? '… ' : ''
    isMidSentence = false
    const ours = closingClass === null ? inItsPlace(gone.trim(), say(name)) : ''
    const own = leadIn.trim() === '' ? '' : `${leadIn.trim()} `
    if (ours + own + help === '') return ''
    // Ours alone are no words of the reply.
    if (!hasWords && help === '' && !LETTER.test(own)) {
      waiting += seam + lead + own + ours
      return ''
    }
    return show(seam + lead + own + ours + (ours + own === '' ? help.trimStart() : help))
  }

  function end(): string {
    const rest = endBlock()
    if (!hasWords && firstClass !== null) {
      isOurs = true
      return safeReply(level, firstClass, options)
    }
    if (closingClass !== null)
      return `${rest.trimEnd()}\n\n${closingOf(level, closingClass, said.has(closingClass) ? 1 : 0)}`
    const left = waiting
    waiting = ''
    return rest + left
  }

  return { add, end, isOurs: () => isOurs }
}

/** What may not be shown even in a question about danger. */
const isGravest = (finding: Finding | null) =>
  finding !== null &&
  ['metodo', 'contra-ajuda', 'autolesao', 'violencia', 'socorro', 'confronto'].includes(finding.class)

const leadOf = (text: string) => text.slice(0, text.length - text.trimStart().length)

/** Our sentence with the list, quote or heading mark of the one it replaces, and its half of a bold pair. */
function inItsPlace(sentence: string, ours: string): string {
  const mark = sentence.match(BLOCK_MARK)?.[0] ?? ''
  const halfBold = (sentence.split('**').length - 1) % 2 === 1
  if (!halfBold) return mark + ours
  return sentence.slice(mark.length).startsWith('**') ? `${mark}**${ours}` : `${mark}${ours}**`
}
