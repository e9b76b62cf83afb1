import { foldText } from '../text/fold-text.ts'
import { isBlank } from '../text/is-blank.ts'
import { stripMarkdown } from '../text/strip-markdown.ts'
import { speaksOf } from './topic.ts'
import type { Topic } from './topic-cues.ts'

// Two words say little unless they name the subject.
const MIN_WORDS = 3
const MAX_WORDS = 11
const MAX_LENGTH = 80

// A quotation does not stop on a word that only leads to the next one.
const LEADING_ON =
  /^(?:a|o|as|os|e|ou|mas|que|de|do|da|dos|das|em|no|na|nos|nas|com|sem|por|pra|para|pro|um|uma|meu|minha|se|ao|pelo|pela|muito|tao|mais|porque|quando|me|eu|nao|ja|so|como|entre|sobre|ate)$/

// Nothing that identifies, links or insults is given back.
const UNFIT = /@|https?:|www\.|\d{4,}|\b(?:porra|caralho|foder|fod\w+|merda|puta|cu|buceta|cacete|bosta)\b/

/** A few of the person's own words, fit to be said back inside quotation marks; empty when there are none. */
export function quoteFrom(message: string, topic: Topic): string {
  const clauses = stripMarkdown(message)
    .replace(/[“”"«»`*_#<>[\]{}|\\~]/g, '')
    .split(/[.!?;:…\n\r]+|,\s|\s[-–—]\s/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => !isBlank(clause) && /\p{L}{2}/u.test(clause) && !UNFIT.test(foldText(clause)))
  const telling = longest(clauses.filter((clause) => speaksOf(foldText(clause), topic)))
  if (telling !== '') return shorten(telling)
  const other = longest(clauses)
  return other.split(' ').length >= MIN_WORDS ? shorten(other) : ''
}

function longest(clauses: readonly string[]): string {
  return clauses.reduce((best, clause) => (clause.length > best.length ? clause : best), '')
}

function shorten(clause: string): string {
  const words = clause
    .replace(/^(?:(?:e|mas|então|ai|aí|tipo|bom|bem|olha|porque|que|também) )+/i, '')
    .split(' ')
  let kept = words.slice(0, MAX_WORDS)
  while (kept.join(' ').length > MAX_LENGTH) kept = kept.slice(0, -1)
  if (kept.length < words.length) {
    while (kept.length > 2 && LEADING_ON.test(foldText(kept.at(-1) ?? ''))) kept = kept.slice(0, -1)
  }
  const quote = kept.join(' ').replace(/[\s,'’(-]+$/, '')
  return kept.length < words.length && quote !== '' ? `${quote}…` : quote
}
