/** The words that replies use most, the commonest first. */
const COMMON =
  ' que o e a de voce um com nao eh se pra uma da ou em do tem te esta isso por quem no pode ele mais como alguem na sem ela ' +
  'hoje agora ja seu sua gente as so ser quando foi essa casa mesmo dia tambem vai me perto antes eu ainda conta precisa ate'

const DEEPEST = 8
const INNER = Array.from({ length: DEEPEST }).reduce<string>((inner) => `(?:[^()]|\\(${inner}*\\))`, '[^()]')
/** What matches a place and no characters. */
export const ZERO_WIDTH = new RegExp(`\\(\\?<?[=!]${INNER}*\\)|\\\\b|[$^]`, 'g')
const ITEM = new RegExp(`(\\(${INNER}*\\)|\\[[^\\]]*\\]|\\\\.|.)([?*+]|\\{\\d+,?\\d*\\})?`, 'g')
const LETTERS = /^(?:\(\?:|[a-z0-9|)?*+]|\[[a-z0-9-]+\]|\\w|\{\d+,?\d*\})+$/
const MARK = /^(?:[^a-z0-9()[\]\\.]|\\\.|\[[^a-z0-9^-]+\])$/

/** A piece of a pattern: letters of a word, a mark or blank around words, or a group of both. */
type Item = { readonly atom: string; readonly times: string }

/**
 * Words of which every text that a pattern matches holds one, as a pattern over a single word; null where the pattern does
 * not tell. Its matches must begin and end with whole words.
 */
export const neededWords = (pattern: string): string | null => wordsOf(pattern.replace(ZERO_WIDTH, ''))

function wordsOf(source: string): string | null {
  const words = alternativesOf(source).map(rarestOf)
  return words.includes(null) ? null : words.join('|')
}

function alternativesOf(source: string): readonly (readonly Item[])[] {
  const alternatives: Item[][] = [[]]
  for (const [item, atom = '', times = ''] of source.matchAll(ITEM))
    if (item === '|') alternatives.push([])
    else alternatives.at(-1)?.push({ atom, times })
  return alternatives
}

/** The rarest of the words that a row of items can't do without. */
function rarestOf(items: readonly Item[]): string | null {
  let rarest: string | null = null
  let highest = 0
  const choose = (words: string | null) => {
    const found = words === null ? 0 : rarity(words)
    if (found > highest) [rarest, highest] = [words, found]
  }
  let word = ''
  /** Whether `word` begins where a word of the text does. */
  let isWhole = true
  items.forEach(({ atom, times }, at) => {
    if (LETTERS.test(atom)) {
      word += atom + times
      return
    }
    const isBetweenWords = word === '' && isWhole
    const endsOutside = hasMark([{ atom, times: '' }], 'end')
    if (isWhole && hasMark(items.slice(at), 'start', true)) choose(word)
    if (isBetweenWords && isGroup(atom) && isNeeded(times))
      if (endsOutside || hasMark(items.slice(at + 1), 'start', true)) choose(wordsOf(innerOf(atom)))
    isWhole = endsOutside && (isBetweenWords || isNeeded(times))
    word = ''
  })
  if (isWhole) choose(word)
  return rarest
}

/** Whether what the items match surely has a mark at its start or end; `otherwise` if there may be nothing at all. */
function hasMark(items: readonly Item[], where: 'start' | 'end', otherwise = false): boolean {
  for (const { atom, times } of where === 'start' ? items : items.toReversed()) {
    const isOutside =
      MARK.test(atom) ||
      (isGroup(atom) && alternativesOf(innerOf(atom)).every((alternative) => hasMark(alternative, where)))
    if (!isOutside || isNeeded(times)) return isOutside
  }
  return otherwise
}

const isGroup = (atom: string) => atom.startsWith('(')
const innerOf = (group: string) => group.slice('(?:'.length, -1)
const isNeeded = (times: string) => !/^(?:[?*]|\{0)/.test(times)

const known = new Map<string, number>()

/** The place of the commonest of these words among the common ones; nought if one of them may be empty. */
function rarity(words: string): number {
  const before = known.get(words)
  if (before !== undefined) return before
  const place = COMMON.search(new RegExp(`(?<![a-z])(?:${words})(?![a-z])`))
  const found = place < 0 ? COMMON.length : place
  known.set(words, found)
  return found
}
