import { commonWords } from './common-words.ts'
import { phrasesOf, type WordClasses } from './pattern.ts'

/**
 * Where to look for a pattern: words of which one is in every match, and how many words before it the match may
 * begin. The rarest such words are chosen, so that ordinary talk is passed over quickly.
 */
export type Anchor = { readonly words: ReadonlySet<string>; readonly lead: number }

const rank: ReadonlyMap<string, number> = new Map(commonWords.map((word, index) => [word, index]))
const frequency = (word: string): number => {
  const at = rank.get(word)
  return at === undefined ? 0.3 : 600 / (at + 5)
}
const cost = ({ words, lead }: Anchor): number =>
  [...words].reduce((sum, word) => sum + frequency(word), 0) * (1 + lead * 0.5)

const fillersBetween = 3

export function anchorOf(pattern: string, classes: WordClasses): Anchor {
  const anchor = best(pattern.split(' '), classes)
  if (!anchor) throw new Error(`nothing to look for in ${pattern}`)
  return anchor
}

function best(items: readonly string[], classes: WordClasses): Anchor | undefined {
  let chosen: Anchor | undefined
  let before = 0
  items.forEach((item, index) => {
    const here = index === 0 ? 0 : fillersBetween
    const inner = required(item, classes)
    if (inner) {
      const anchor = { words: inner.words, lead: before + here + inner.lead }
      if (!chosen || cost(anchor) < cost(chosen)) chosen = anchor
    }
    before += longest(item, classes) + (index === 0 ? 0 : fillersBetween)
  })
  return chosen
}

/** The words of which one must be there for this item, if it must be there at all. */
function required(item: string, classes: WordClasses): Anchor | undefined {
  if (/^[~!^$]/.test(item) || item.endsWith('?') || item.split('|').includes('$')) return undefined
  const words = new Set<string>()
  let lead = 0
  for (const option of item.split('|')) {
    const phrases = option.startsWith('@')
      ? phrasesOf(option, classes).map((phrase) => phrase.split(' '))
      : [option.split('_')]
    for (const phrase of phrases) {
      const anchor =
        phrase.length === 1 && /^[^@|~!?$^]+$/.test(phrase[0] ?? '')
          ? { words: phrase, lead: 0 }
          : best(phrase, classes)
      if (!anchor) return undefined
      for (const word of anchor.words) words.add(word)
      lead = Math.max(lead, anchor.lead)
    }
  }
  return { words, lead }
}

/** The most words an item can take. */
function longest(item: string, classes: WordClasses): number {
  if (item === '$' || item === '^' || item.startsWith('!')) return 0
  if (item.startsWith('~')) return Number(item.slice(1))
  return Math.max(
    ...item
      .replace(/\?$/, '')
      .split('|')
      .map((option) => {
        if (option === '$') return 0
        if (!option.startsWith('@')) return span(option.split('_'), classes)
        return Math.max(...phrasesOf(option, classes).map((phrase) => span(phrase.split(' '), classes)))
      }),
  )
}

const span = (items: readonly string[], classes: WordClasses): number =>
  items.length === 1 && /^[^@|~!?$^]+$/.test(items[0] ?? '')
    ? 1
    : items.reduce((sum, item, index) => sum + longest(item, classes) + (index === 0 ? 0 : fillersBetween), 0)
