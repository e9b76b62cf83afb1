import type { BucketRows } from '../../classifier/linear-weights.ts'
import { endsSentence } from '../../text/whole-sentences.ts'
import { type RiskLevel, usesProtocol } from '../risk-level.ts'
import type { JudgedSentence } from './compose-reply.ts'
import { createSentenceCutter } from './cut-sentences.ts'
import type { GuardClass } from './guard-rule.ts'
import { helpIn, partsFromMeans } from './help-sentence.ts'
import { type Finding, GRAVE, judgeByRules, judgeSentence } from './judge-sentence.ts'
import { type OwnWords, ownWords } from './own-words.ts'
import { readReplySentence, type SentenceReading } from './read-sentence.ts'

// A statement may be cut by a line break or by its sheer length: this much of what went before is read with it.
const CARRIED = 160

const GRAVEST: readonly GuardClass[] = [
  'metodo',
  'contra-ajuda',
  'autolesao',
  'violencia',
  'socorro',
  'confronto',
]

/** After a method was begun, its steps may follow: what looks like one is cut too, unless it leads to help. */
const NEXT_STEP =
  /^(?:[0-9]+ ?[.)-]|- |passo|primeiro|segundo|terceiro|depois|em seguida|por fim|por ultimo|entao|agora|apos|feito isso|finalmente|first|then|next|luego|despues)(?![a-z0-9])/
const LEADS_TO_HELP =
  /(?<![a-z0-9])(?:188|192|190|180|cvv|samu|caps|ubs|upa|pronto socorro|ajuda|alguem|respir[a-z]+|confianca|segura|seguro)(?![a-z0-9])/

const MILD: readonly GuardClass[] = ['culpa', 'vergonha', 'minimizacao', 'segredo', 'exclusividade']

/** From this chance of the linear model on a sentence that only names a help line is asked about. */
const LINE_ASKED = 0.25
/** From this chance on a sentence that helps is asked about where a rule finds in it what could kill. */
const GRAVE_ASKED = 0.65

type Options = {
  readonly level: RiskLevel
  /** What the person said themselves. */
  readonly own: OwnWords
  /** What of this reply was shown before, when it is being continued. */
  readonly shown: string
  readonly weights?: BucketRows | undefined
}

/** Judges the sentences of one reply, in their order: what went before decides about some of them. */
export function createReplyJudge({ level, own, shown, weights }: Options): (text: string) => JudgedSentence {
  const judged = { level, own, weights }
  let carried = endsSentence(shown) ? '' : shown.slice(-CARRIED)
  let inMethod = false
  /** How many sentences of a quotation went before that is not over. */
  let quotedSentences = 0

  function find(text: string, reading: SentenceReading): Finding | null {
    const finding = withEcho(reading, judgeSentence(reading, judged))
    if (finding?.certainty === 'sure') return finding
    return findWithCarried(text) ?? findNextStep(reading) ?? finding
  }

  /**
   * To repeat what the person said is no reason to replace it; but a judge is asked, and without one what is grave is shown
   * only as a quotation, word for word, with nothing doubtful around it.
   */
  function withEcho({ withEchoes, isVerbatim }: SentenceReading, around: Finding | null): Finding | null {
    if (withEchoes === undefined || (around !== null && around.certainty !== 'doubtful')) return around
    const finding = judgeSentence(withEchoes, judged)
    if (finding === null) return around
    const isSpared = MILD.includes(finding.class) || (isVerbatim && around === null)
    return { ...finding, certainty: finding.certainty === 'sure' && !isSpared ? 'likely' : 'doubtful' }
  }

  /**
   * A sentence that helps wins over every other class, unless a sure rule finds in it what could kill or cut off help. Who seems to
   * advise against the help it names is asked about, and shown unanswered.
   */
  function findInDanger(text: string, reading: SentenceReading): Finding | null {
    const help = helpIn(reading)
    if (help === null) return find(text, reading)
    const finding = judgeSentence(reading, judged)
    if (finding === null) return null
    const parts = partsFromMeans(reading)
    const isGrave =
      finding.rule !== null &&
      GRAVEST.includes(finding.class) &&
      (finding.certainty === 'sure' || (!parts && finding.chance >= GRAVE_ASKED))
    const isAsked = help === 'leads' && !parts && finding.chance >= LINE_ASKED
    if (!isGrave && !isAsked) return null
    return isGrave && finding.certainty === 'sure' ? finding : { ...finding, certainty: 'doubtful' }
  }

  /** A quotation of several sentences is cut where they end. */
  function withQuotation(finding: Finding | null, text: string): Finding | null {
    const isInside = quotedSentences > 0 && quotedSentences <= LONGEST_QUOTATION && !CONTINUES.test(text)
    const isOpen = opensQuotation(text, quotedSentences > 0)
    quotedSentences = isOpen ? quotedSentences + 1 : 0
    return finding === null || !isInside || GRAVE.includes(finding.class)
      ? finding
      : { ...finding, certainty: 'doubtful' }
  }

  function findNextStep({ text }: SentenceReading): Finding | null {
    const isNext = inMethod && NEXT_STEP.test(text) && !LEADS_TO_HELP.test(text)
    return isNext ? { rule: 'next-step', class: 'metodo', certainty: 'sure', chance: 1 } : null
  }

  // What was carried may have lost its own beginning, a denial perhaps: it counts only if it was not cut.
  function findWithCarried(text: string): Finding | null {
    if (carried === '' || judgeSentence(readReplySentence(carried), judged)?.certainty === 'sure') return null
    const joined = readReplySentence(carried + text)
    if (judgeByRules(joined, judged)?.certainty !== 'sure') return null
    const found = judgeSentence(joined, judged)
    return found?.certainty === 'sure' ? found : null
  }

  /** The lead-in is kept if what follows it is what must go. */
  function harmlessLeadIn(text: string): string {
    const words = text.replace(BLOCK_MARK, '')
    const leadIn = leadInOf(words)
    const isBad = (part: string) => judgeSentence(own.readReply(part), judged) !== null
    return leadIn === '' || isBad(leadIn) || !isBad(words.slice(leadIn.length))
      ? ''
      : leadIn.replace(MARK_BELOW, '').trim()
  }

  return (text) => {
    const reading = own.readReply(text)
    const found = usesProtocol(level) ? findInDanger(text, reading) : find(text, reading)
    const finding = withQuotation(found, text)
    inMethod ||= finding?.class === 'metodo' && finding.certainty === 'sure'
    // What is doubtful may be shown, and so is read with what follows.
    const isOver = endsSentence(text) || (finding !== null && finding.certainty !== 'doubtful')
    carried = isOver ? '' : (carried + text).slice(-CARRIED)
    const help = () => helpIn(reading)
    return { text, finding, help, leadIn: finding === null ? '' : harmlessLeadIn(text) }
  }
}

/** A quotation that is not closed by then was none. */
const LONGEST_QUOTATION = 6
/** After the closing mark the reply itself continues. */
const CONTINUES = /["”»][^\p{L}]*\p{L}/u

/** Whether a quotation is open behind this text. */
function opensQuotation(text: string, wasOpen: boolean): boolean {
  let isOpen = wasOpen
  for (const [mark] of text.matchAll(/["“”«»]/g))
    isOpen = mark === '"' ? !isOpen : mark === '“' || mark === '«'
  return isOpen
}

/** What the guard does with a text of a reply to nobody in particular, and by which rule. */
export function verdictOn(text: string): {
  readonly verdict: 'mostrar' | 'perguntar' | 'cortar'
  readonly rule: string | null
} {
  const judge = createReplyJudge({ level: 'nenhum', own: ownWords(''), shown: '' })
  const cutter = createSentenceCutter()
  const found = [...cutter.push(text), ...cutter.end()].map((sentence) => judge(sentence).finding)
  const cut = found.find((finding) => finding?.certainty === 'sure')
  if (cut) return { verdict: 'cortar', rule: cut.rule }
  const asked = found.find((finding) => finding !== null)
  return asked ? { verdict: 'perguntar', rule: asked.rule } : { verdict: 'mostrar', rule: null }
}

/** The mark of a line is no lead-in: '1.'. */
const BLOCK_MARK = /^\s*(?:(?:>|#{1,6}|[-*+•]|\d{1,3}[.)])[ \t]+)+/

const MARK_BELOW = /\n\s*(?:[>*+•-]|#{1,6}|\d{1,3}[.)])\s*$/

// Up to two words and a mark, or emoji, in front of a sentence. The sentence cutter leaves them together.
const LEAD_IN =
  /^\s*(?:(?:[^\s.!?…]+(?:\s+[^\s.!?…]+)?[.!?…]+["”')]*|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+)\s+)+/u
// 'Claro!', 'Kkkk.', 'Robô, eu?' answer something: without the answer they say the opposite of what we put there.
const ANSWERS =
  /(?:^|[\s"“])(?:sim|n[aã]o|claro|certeza|exato|exatamente|verdade|pode|jura|concordo|[oó]bvio|l[oó]gico|isso|perfeito|combinado|nada|dera|imagina|rob[oô]|eu|k{2,}|(?:ha){2,}|rs+)(?=[\s,.!?…]|$)/i

/** A line that ends with a colon, in front of the first item of a list. */
const LEAD_LINE = /^\s*[^\n]{3,200}:[ \t]*\n+(?=\s*(?:[-*+•]|\d{1,3}[.)])[ \t])/

/** What comes before a sentence and can be shown without it. Empty when there is none. */
function leadInOf(text: string): string {
  const line = text.match(LEAD_LINE)?.[0]
  if (line !== undefined) return line
  const leadIn = text.match(LEAD_IN)?.[0] ?? ''
  return leadIn.length === text.length || ANSWERS.test(leadIn) ? '' : leadIn
}
