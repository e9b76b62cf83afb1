/**
 * A small language for sentences, read word by word:
 *
 *   quero morrer        these words, one after the other (fillers such as 'muito' or 'eu' may stand between)
 *   quero|queria        one of these words; a phrase among them is written with '_', as in 'hoje|mais_tarde'
 *   @QUERER             one of the phrases of that word class
 *   mais?               may be missing
 *   ~3                  up to three words of any kind, within the sentence
 *   !com|de             the next word is none of these
 *   $                   the sentence or clause ends here
 *   ^                   the sentence or clause begins here
 *
 * Matching never looks further than a bounded window, so its cost grows only with the length of the message.
 */
export type WordClasses = Readonly<Record<string, readonly string[]>>

export function phrasesOf(option: string, classes: WordClasses): readonly string[] {
  const phrases = classes[option.slice(1)]
  if (!phrases) throw new Error(`unknown word class ${option}`)
  return phrases
}

/** One item of a pattern, taken apart. */
export type Item =
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly optional: boolean }
  | { readonly kind: 'gap'; readonly upTo: number }
  | { readonly kind: 'not'; readonly words: Item }
  | { readonly kind: 'end' }
  | { readonly kind: 'begin' }

/** A word by its number, or a phrase. */
export type Option = number | readonly Item[]

/** Takes patterns apart; an item that comes again, as the word classes do, is taken apart once. */
export function createParser(classes: WordClasses, add: Vocabulary['add']) {
  const known = new Map<string, Item>()
  const knownClasses = new Map<string, readonly Option[]>()
  const end: Item = { kind: 'end' }

  const parse = (pattern: string): readonly Item[] => pattern.split(' ').map(itemOf)

  function itemOf(text: string): Item {
    const item = known.get(text) ?? parseItem(text)
    known.set(text, item)
    return item
  }

  function parseItem(text: string): Item {
    if (text === '$') return end
    if (text === '^') return { kind: 'begin' }
    if (text.startsWith('~')) return { kind: 'gap', upTo: Number(text.slice(1)) }
    if (text.startsWith('!')) return { kind: 'not', words: choice(text.slice(1), false) }
    return text.endsWith('?') ? choice(text.slice(0, -1), true) : choice(text, false)
  }

  const choice = (text: string, optional: boolean): Item => ({
    kind: 'choice',
    options: text.split('|').flatMap(optionsOf),
    optional,
  })

  function optionsOf(option: string): readonly Option[] {
    if (option === '$') return [[end]]
    if (option.startsWith('@')) return classOptions(option)
    return option.includes('_') ? [option.split('_').map(itemOf)] : [add(option)]
  }

  function classOptions(name: string): readonly Option[] {
    const options =
      knownClasses.get(name) ?? phrasesOf(name, classes).flatMap((phrase) => plain(parse(phrase)))
    knownClasses.set(name, options)
    return options
  }

  /** A phrase that is a choice and nothing else: its options stand for it. */
  function plain(phrase: readonly Item[]): readonly Option[] {
    const [only] = phrase
    return phrase.length === 1 && only?.kind === 'choice' && !only.optional ? only.options : [phrase]
  }

  return parse
}

export type Vocabulary = {
  /** The number of a word, adding it if it is new. Only tables call this, while the module loads. */
  readonly add: (word: string) => number
  readonly idOf: (word: string) => number
  readonly wordOf: (id: number) => string
  /** Every number is below this. */
  readonly size: () => number
}

/** Unknown words are all 0. */
export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  const words = ['']
  return {
    add: (word) => {
      const known = ids.get(word)
      if (known !== undefined) return known
      ids.set(word, words.length)
      return words.push(word) - 1
    },
    idOf: (word) => ids.get(word) ?? 0,
    wordOf: (id) => words[id] ?? '',
    size: () => words.length,
  }
}
