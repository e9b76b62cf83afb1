import { commonWords } from './common-words.ts'
import { fillersBetween } from './match.ts'
import { phrasesOf, type WordClasses } from './pattern.ts'

/**
 * Where to look for a pattern: words of which one is in every match, and how many words before it the match may
 * begin. The rarest such words are chosen, so that ordinary talk is passed over quickly.
 */
export type Anchor = {
  readonly words: ReadonlySet<string>
  readonly lead: number
  /** How often, by and large, one of the words comes up. */
  readonly frequency: number
}

const rank: ReadonlyMap<string, number> = new Map(commonWords.map((word, index) => [word, index]))
const frequency = (word: string): number => {
  const at = rank.get(word)
  return at === undefined ? 0.3 : 600 / (at + 5)
}
const cost = (anchor: Anchor): number => anchor.frequency * (1 + anchor.lead * 0.5)

const isWord = (item: string) => /^[^@|~!?$^]+$/.test(item)

/** Gives the anchor of a pattern. What was found out about an item is kept: the word classes come again and again. */
export function createAnchors(classes: WordClasses): (pattern: string) => Anchor {
  const phrases = kept((option: string): readonly (readonly string[])[] =>
    option.startsWith('@')
      ? phrasesOf(option, classes).map((phrase) => phrase.split(' '))
      : [option.split('_')],
  )

  function best(items: readonly string[]): Anchor | undefined {
    let chosen: Anchor | undefined
    let before = 0
    items.forEach((item, index) => {
      const here = index === 0 ? 0 : fillersBetween
      const inner = required(item)
      if (inner) {
        const anchor = { ...inner, lead: before + here + inner.lead }
        if (!chosen || cost(anchor) < cost(chosen)) chosen = anchor
      }
      before += longest(item) + here
    })
    return chosen
  }

  /** The words of which one must be there for this item, if it must be there at all. */
  const required = kept((item: string): Anchor | undefined => {
    const options = item.split('|')
    if (/^[~!^$]/.test(item) || item.endsWith('?') || options.includes('$')) return undefined
    const words = new Set<string>()
    let lead = 0
    for (const option of options) {
      const anchor = inOption(option)
      if (!anchor) return undefined
      for (const word of anchor.words) words.add(word)
      lead = Math.max(lead, anchor.lead)
    }
    return anchorWith(words, lead)
  })

  const inOption = kept((option: string): Anchor | undefined => {
    const words = new Set<string>()
    let lead = 0
    for (const phrase of phrases(option)) {
      const [only = ''] = phrase
      const anchor = phrase.length === 1 && isWord(only) ? { words: [only], lead: 0 } : best(phrase)
      if (!anchor) return undefined
      for (const word of anchor.words) words.add(word)
      lead = Math.max(lead, anchor.lead)
    }
    return { words, lead, frequency: 0 }
  })

  /** The most words an item can take. */
  const longest = kept((item: string): number => {
    if (item === '$' || item === '^' || item.startsWith('!')) return 0
    if (item.startsWith('~')) return Number(item.slice(1))
    const options = item.replace(/\?$/, '').split('|')
    return Math.max(...options.map(longestOption))
  })

  const longestOption = kept((option: string): number =>
    option === '$' ? 0 : Math.max(...phrases(option).map(span)),
  )

  const span = (items: readonly string[]): number =>
    items.length === 1 && isWord(items[0] ?? '')
      ? 1
      : items.reduce((sum, item, index) => sum + longest(item) + (index === 0 ? 0 : fillersBetween), 0)

  return (pattern) => {
    const anchor = best(pattern.split(' '))
    if (!anchor) throw new Error(`nothing to look for in ${pattern}`)
    return anchor
  }
}

const anchorWith = (words: ReadonlySet<string>, lead: number): Anchor => ({
  words,
  lead,
  frequency: [...words].reduce((sum, word) => sum + frequency(word), 0),
})

/** Works each answer out once. */
function kept<Answer>(work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    if (!answers.has(text)) answers.set(text, work(text))
    return answers.get(text) as Answer
  }
}
