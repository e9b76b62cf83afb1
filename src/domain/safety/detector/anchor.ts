import { commonWords } from './common-words.ts'
import { fillersBetween } from './match.ts'
import type { Item, Option, Vocabulary } from './pattern.ts'

/**
 * Where to look for a pattern: words of which one is in every match, and how many words before it the match may
 * begin. The rarest such words are chosen, so that ordinary talk is passed over quickly.
 */
export type Anchor = {
  readonly words: ReadonlySet<number>
  readonly lead: number
  /** How often, by and large, one of the words comes up. */
  readonly frequency: number
}

/** The anchor of a pattern, and further words of which one is in every match too, where there are such words. */
export type Anchors = { readonly anchor: Anchor; readonly companion: ReadonlySet<number> | undefined }

const frequencies: ReadonlyMap<string, number> = new Map(
  commonWords.map((word, rank) => [word, 600 / (rank + 5)]),
)
const cost = (anchor: Anchor): number => anchor.frequency * (1 + anchor.lead * 0.5)

/** Gives the anchors of a pattern. What was found out about an item is kept: the word classes come again and again. */
export function createAnchors(vocabulary: Vocabulary): (pattern: readonly Item[]) => Anchors {
  const frequency = (word: number) => frequencies.get(vocabulary.wordOf(word)) ?? 0.3

  /** One for each item that must be there. */
  function candidates(items: readonly Item[]): readonly Anchor[] {
    const found: Anchor[] = []
    let before = 0
    items.forEach((item, index) => {
      const here = index === 0 ? 0 : fillersBetween
      const { anchor, longest } = factsOf(item)
      if (anchor) found.push({ ...anchor, lead: before + here + anchor.lead })
      before += longest + here
    })
    return found
  }

  const best = (items: readonly Item[]): Anchor | undefined => least(candidates(items), cost)

  /** The words of which one must be there, if one must, and the most words an item can take. */
  type Facts = { readonly anchor: Anchor | undefined; readonly longest: number }

  const known = new Map<Item, Facts>()
  function factsOf(item: Item): Facts {
    if (item.kind === 'gap') return { anchor: undefined, longest: item.upTo }
    if (item.kind !== 'choice') return { anchor: undefined, longest: 0 }
    const facts = known.get(item) ?? {
      anchor: item.optional ? undefined : required(item.options),
      longest: Math.max(...item.options.map(span)),
    }
    known.set(item, facts)
    return facts
  }

  function required(options: readonly Option[]): Anchor | undefined {
    const words = new Set<number>()
    let lead = 0
    for (const option of options) {
      if (typeof option === 'number') words.add(option)
      else {
        const anchor = best(option)
        if (!anchor) return undefined
        for (const word of anchor.words) words.add(word)
        lead = Math.max(lead, anchor.lead)
      }
    }
    let sum = 0
    for (const word of words) sum += frequency(word)
    return { words, lead, frequency: sum }
  }

  const span = (option: Option): number =>
    typeof option === 'number'
      ? 1
      : option.reduce(
          (sum, item, index) => sum + factsOf(item).longest + (index === 0 ? 0 : fillersBetween),
          0,
        )

  return (pattern) => {
    const found = candidates(pattern)
    const anchor = least(found, cost)
    if (!anchor) throw new Error('a pattern holds a word that must be there')
    const others = found.filter((one) => one !== anchor)
    return { anchor, companion: least(others, (one) => one.frequency)?.words }
  }
}

const least = <One>(list: readonly One[], by: (one: One) => number): One | undefined =>
  list.reduce<One | undefined>((top, one) => (top === undefined || by(one) < by(top) ? one : top), undefined)
