import { SUMMARY_CHARACTERS, SUMMARY_MAX } from '../limits.ts'
import { IDENTITY, INTEGRITY, LIMITS, SAFETY } from '../prompt/prompt-sections.ts'
import { foldText } from '../text/fold-text.ts'
import { withoutHalf } from '../text/graphemes.ts'
import { isBlank } from '../text/is-blank.ts'
import { oneLine } from '../text/one-line.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'
import { wholeSentences } from '../text/whole-sentences.ts'

const TASK = `# O que fazer agora
A pessoa pediu um resumo desta conversa para guardar no caderno dela. Não responda às mensagens: escreva apenas o resumo, em português do Brasil, na segunda pessoa ("você"), em até 150 palavras, em três parágrafos curtos e sem títulos:
1. Sobre o que vocês conversaram, com as palavras dela quando der.
2. O que ela percebeu, descobriu ou decidiu. Se não houver nada disso, diga o que ficou em aberto.
3. Uma coisa para levar consigo: algo que ela mesma disse que ajuda, ou um passo pequeno que combina com o que contou.
Só o que está na conversa: não invente, não interprete, não avalie, não dê nota. Nunca sugira diagnóstico nem repita método de se machucar. Sem pergunta, sem fecho simbólico, sem emoji, sem lembrete de confidencialidade. Se a conversa falou de perigo, diga em uma frase que o CVV (188) atende a qualquer hora.`

export const SUMMARY_PROMPT = [IDENTITY, SAFETY, LIMITS, INTEGRITY, TASK].join('\n\n')

/** What follows the conversation: written by the product, which the text states. */
export const SUMMARY_REQUEST =
  '[Aviso do aplicativo, não é fala da pessoa] Escreva agora o resumo desta conversa, como combinado.'

/** The newest messages that are read for a summary; `counted` are the ones that may be sent, in order. */
export function summaryWindow<M extends { content: string }>(counted: readonly M[]): M[] {
  const window: M[] = []
  let left = SUMMARY_CHARACTERS
  for (const message of counted.toReversed()) {
    left -= message.content.length
    if (left < 0 && window.length > 0) break
    window.unshift(message)
  }
  return window
}

const HELP_LINE = 'Se ficar pesado de novo, o CVV atende de graça, a qualquer hora, no 188.'

/** The summary of a conversation in which there was danger names the help line, whatever its writer did. */
export function withHelpLine(summary: string): string {
  if (summary === '' || /\b188\b/.test(summary)) return summary
  return `${boundedSummary(summary, SUMMARY_MAX - HELP_LINE.length - 2)}\n\n${HELP_LINE}`
}

/** What the model wrote, as long as a summary may be: cut after a sentence, or empty when there is nothing in it. */
export function boundedSummary(text: string, max = SUMMARY_MAX): string {
  const whole = text.trim()
  if (isBlank(whole)) return ''
  if (whole.length <= max) return whole
  const beginning = whole.slice(0, max)
  return wholeSentences(beginning) || withoutHalf(beginning)
}

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
  const noticed = phrases.findLast((phrase) => NOTICED.test(foldText(phrase)))
  const taken = phrases.findLast((phrase) => phrase !== noticed && TAKING_ALONG.test(foldText(phrase)))
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
