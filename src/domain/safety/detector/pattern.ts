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
export type StepKind = 'words' | 'any' | 'gap' | 'not' | 'end' | 'begin' | 'done'

/** One node of a compiled pattern. All kinds have the same fields: the matcher runs over thousands of them. */
export type Step = {
  readonly kind: StepKind
  /** `words`: says of nearly every word that does not come next that it does not, without looking it up. */
  readonly low: number
  readonly high: number
  /** `words`: what follows each word. */
  readonly next: ReadonlyMap<number, Step>
  /** `any`: one of these. */
  readonly options: readonly Step[]
  /** `gap`: at most so many words. */
  readonly upTo: number
  /** `not`: none of these words. */
  readonly words: ReadonlySet<number>
  /** What follows a `gap`, `not`, `end` or `begin`. */
  readonly after: Step | undefined
}

/** Two sets of 32 bits, of the lower and of the next five bits of each number. */
export type Sketch = { readonly low: number; readonly high: number }

export function sketchOf(ids: Iterable<number>): Sketch {
  let low = 0
  let high = 0
  for (const id of ids) {
    low |= 1 << (id & 31)
    high |= 1 << ((id >>> 5) & 31)
  }
  return { low, high }
}

/** False only when the number is not among those sketched. */
export const mayHold = ({ low, high }: Sketch, id: number): boolean =>
  ((low >>> (id & 31)) & (high >>> ((id >>> 5) & 31)) & 1) === 1

const noWords: ReadonlySet<number> = new Set()
const noNext: ReadonlyMap<number, Step> = new Map()
const noSteps: readonly Step[] = []

const step = (kind: StepKind, fields: Partial<Omit<Step, 'kind' | 'low' | 'high'>>): Step => ({
  kind,
  ...sketchOf(fields.next?.keys() ?? []),
  next: fields.next ?? noNext,
  options: fields.options ?? noSteps,
  upTo: fields.upTo ?? 0,
  words: fields.words ?? noWords,
  after: fields.after,
})

export type Vocabulary = {
  /** The number of a word, adding it if it is new. Only tables call this, while the module loads. */
  readonly add: (word: string) => number
  readonly idOf: (word: string) => number
  readonly words: () => readonly string[]
}

/** Unknown words are all 0. */
export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  return {
    add: (word) => {
      const known = ids.get(word)
      if (known !== undefined) return known
      ids.set(word, ids.size + 1)
      return ids.size
    },
    idOf: (word) => ids.get(word) ?? 0,
    words: () => [...ids.keys()],
  }
}

export type WordClasses = Readonly<Record<string, readonly string[]>>

const done = step('done', {})

/** Joins steps that begin with words into one table, so that one look-up replaces many attempts. */
function merge(options: readonly Step[]): Step {
  const [only] = options
  if (options.length === 1 && only) return only
  const table = new Map<number, Step[]>()
  const others = new Set<Step>()
  for (const option of options.flatMap((one) => (one.kind === 'any' ? one.options : [one]))) {
    if (option.kind !== 'words') {
      others.add(option)
      continue
    }
    for (const [id, following] of option.next) {
      const list = table.get(id)
      if (!list) table.set(id, [following])
      else if (!list.includes(following)) list.push(following)
    }
  }
  const words = step('words', { next: new Map([...table].map(([id, steps]) => [id, merge(steps)])) })
  if (others.size === 0) return words
  return step('any', { options: table.size === 0 ? [...others] : [words, ...others] })
}

export function compilePattern(text: string, classes: WordClasses, vocabulary: Vocabulary): Step {
  const sequence = (items: readonly string[], then: Step): Step =>
    items.reduceRight<Step>((next, item) => one(item, next), then)

  const word = (text: string, then: Step): Step =>
    step('words', { next: new Map([[vocabulary.add(text), then]]) })

  const alternatives = (item: string, then: Step): Step =>
    merge(
      item.split('|').flatMap((option) => {
        if (option === '$') return [step('end', { after: then })]
        if (!option.startsWith('@'))
          return [option.includes('_') ? sequence(option.split('_'), then) : word(option, then)]
        return phrasesOf(option, classes).map((phrase) => sequence(phrase.split(' '), then))
      }),
    )

  const one = (item: string, then: Step): Step => {
    if (item === '$') return step('end', { after: then })
    if (item === '^') return step('begin', { after: then })
    if (item.startsWith('~')) return step('gap', { upTo: Number(item.slice(1)), after: then })
    if (item.startsWith('!')) {
      return step('not', { words: new Set(alternatives(item.slice(1), done).next.keys()), after: then })
    }
    if (item.endsWith('?')) return merge([alternatives(item.slice(0, -1), then), then])
    return alternatives(item, then)
  }

  return sequence(text.split(' '), done)
}

export function phrasesOf(option: string, classes: WordClasses): readonly string[] {
  const phrases = classes[option.slice(1)]
  if (!phrases) throw new Error(`unknown word class ${option}`)
  return phrases
}
