import { SUMMARY_MAX } from '../limits.ts'
import { foldText } from '../text/fold-text.ts'
import { oneLine } from '../text/one-line.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'

const BY_RULE =
  'Este resumo foi feito por uma regra, sem inteligência artificial: são frases suas, escolhidas desta conversa.'

const NOTICED =
  /\b(?:percebi|percebo|notei|noto|entendi|entendo|descobri|aprendi|me dei conta|reparei|acho que|no fundo|faz sentido)\b/
const TAKING_ALONG =
  /\b(?:vou|quero|queria|preciso|posso|pretendo|decidi|combinei|tentar|amanha|me ajuda|ajudou|gosto de)\b/

const MIN_WORDS = 4
const PHRASE_MAX = 160
const TOLD = 3

/**
 * A summary without a model: the person's own phrases, chosen by rule, and marked so. `isGrave` keeps words of danger
 * from being given back; `messages` are theirs, in order.
 */
export function summaryByRule(messages: readonly string[], isGrave: (phrase: string) => boolean): string {
  const phrases = [...new Set(messages.flatMap(phrasesIn))].filter((phrase) => !isGrave(phrase))
  const [noticed] = phrases.filter((phrase) => NOTICED.test(foldText(phrase))).slice(-1)
  const [taken] = phrases
    .filter((phrase) => phrase !== noticed && TAKING_ALONG.test(foldText(phrase)))
    .slice(-1)
  const longestOnes = longest(
    phrases.filter((phrase) => phrase !== noticed && phrase !== taken),
    TOLD,
  )
  const parts = [
    part('Você falou disto:', longestOnes),
    part('O que você percebeu:', noticed ? [noticed] : []),
    part('Para levar com você:', taken ? [taken] : []),
  ].filter((text) => text !== '')
  return parts.length === 0 ? '' : [BY_RULE, ...parts].join('\n\n').slice(0, SUMMARY_MAX)
}

const part = (title: string, phrases: readonly string[]): string =>
  phrases.length === 0 ? '' : [title, ...phrases.map((phrase) => `“${phrase}”`)].join('\n')

/** The longest ones, in the order of the conversation. */
function longest(phrases: readonly string[], n: number): string[] {
  const chosen = new Set(phrases.toSorted((a, b) => b.length - a.length).slice(0, n))
  return phrases.filter((phrase) => chosen.has(phrase))
}

const phrasesIn = (message: string): string[] =>
  oneLine(stripMarkdown(message))
    .split(/(?<=[.!?…])\s+/)
    .map((phrase) => phrase.replace(/[“”"«»]/g, '').trim())
    .filter((phrase) => phrase.split(/\s+/).length >= MIN_WORDS && phrase.length <= PHRASE_MAX)
