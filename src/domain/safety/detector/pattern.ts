import { rememberWords } from '../../text/remember-words.ts'
import { wordClasses } from './word-classes.ts'

/**
 * A pattern is a row of words. What a part of it may be:
 *
 * | part | matches |
 * |---|---|
 * | `a\|b` | one of them |
 * | `morr*` | any word that begins so |
 * | `a_b` | two words |
 * | `a?` | may be missing |
 * | `~3` | up to three words and marks of any kind |
 * | `-3` | up to three words with no mark between them |
 * | `~a\|b` | any number of these words |
 * | `!a\|b` | no word: the next one is none of these |
 * | `#` | a number in digits |
 * | `{CLASS}` | a list of word-classes.ts, or of the lists that the index was made with |
 */
type Pattern = {
  /** The words that may come first; null where any may. */
  readonly first: readonly string[] | null
  /** The words that may come second; null where any may. */
  readonly second: ReadonlySet<string> | null
  /** Words of which a sentence with a match holds one, after the first; null where none can be told. */
  readonly needed: readonly string[] | null
  /** Matches from the beginning of a word on. */
  readonly expression: RegExp
}

/** Named lists of words. */
export type WordLists = Readonly<Record<string, string>>

export function compilePattern(source: string, lists: WordLists = wordClasses): Pattern {
  const parts = partsOf(source, lists)
  const [first = '', second = '~'] = parts
  const isOpen = first.includes('_') || /[*_]/.test(second) || isUnknown(first) || isUnknown(second)
  return {
    first: isUnknown(first) ? null : beginningsOf(first),
    second: isOpen ? null : new Set(beginningsOf(second)),
    needed: neededOf(parts.slice(1)),
    expression: new RegExp(parts.map(toExpression).join(''), 'y'),
  }
}

/** Which word comes there cannot be told from the part alone. */
const isUnknown = (part: string): boolean => /^[~\-!]|(?:^|\|)#|.\?$/.test(part)

const beginningsOf = (part: string): readonly string[] =>
  part.split('|').map((words) => words.split('_')[0] ?? '')

const common = new Set(
  'a o e de do da no na em que se me eu ele ela nao com para por meu minha um uma esta estou isso mim voce as os ja'.split(
    ' ',
  ),
)

/** The part that the fewest sentences have: the one with the fewest common words. */
function neededOf(parts: readonly string[]): readonly string[] | null {
  const certain = parts
    .filter((part) => !isUnknown(part))
    .map((part) => part.split('|').map((words) => words.split('_').reduce(rarer)))
  const weigh = (words: readonly string[]) =>
    100 * words.filter((word) => common.has(word)).length + words.length
  return certain.reduce<readonly string[] | null>(
    (best, words) => (best === null || weigh(words) < weigh(best) ? words : best),
    null,
  )
}

const rarer = (one: string, other: string): string =>
  common.has(one) || (!common.has(other) && other.length > one.length) ? other : one

/** The parts of a pattern, without the names of lists. */
export const partsOf = (source: string, lists: WordLists = wordClasses): readonly string[] =>
  expand(source, lists).split(' ')

function expand(source: string, lists: WordLists): string {
  return source.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const words = lists[name]
    if (!words) throw new Error(`no class ${whole}`)
    return expand(words.trim().split(/\s+/).join('|'), lists)
  })
}

function toExpression(part: string): string {
  const [sign, rest] = [part.charAt(0), part.slice(1)]
  if (sign === '~' && /^\d+$/.test(rest)) return `(?:\\S+ ){0,${rest}}?`
  if (sign === '-') return `(?:[a-z0-9<]\\S* ){0,${rest}}?`
  if (sign === '~') return `(?:${anyOf(rest)} ){0,${MOST_OF_A_LIST}}`
  if (sign === '!') return `(?!${anyOf(rest)} )`
  const optional = part.endsWith('?') && part !== '?'
  return optional ? `(?:${anyOf(part.slice(0, -1))} )?` : `${anyOf(part)} `
}

const MOST_OF_A_LIST = 6

const anyOf = (words: string): string =>
  `(?:${words
    .split('|')
    .map((word) => (word === '#' ? '[0-9]\\S*' : wordsOf(word)))
    .join('|')})`

const wordsOf = (word: string): string =>
  word
    .replace(/[.?"^$()]/g, '\\$&')
    .replaceAll('*', '[a-z]*')
    .replaceAll('_', ' ')

/** Patterns of rules, with what they belong to. */
export type Owned<Owner> = { readonly owner: Owner; readonly patterns: readonly string[] }
type Entry<Owner> = Pattern & { readonly owner: Owner }

/** Where a pattern matches: the places of its first word and of the word after its last. */
export type Match<Owner> = { readonly owner: Owner; readonly start: number; readonly end: number }

export type RuleIndex<Owner> = (line: Line) => readonly Match<Owner>[]

/**
 * Holds each word of a line only against the patterns that may begin with it. A pattern whose first word cannot be told
 * is tried at every word. Made when the first line is read: every chat loads the rules, and few ever read with them.
 */
export function createRuleIndex<Owner>(rules: readonly Owned<Owner>[], lists?: WordLists): RuleIndex<Owner> {
  let find: RuleIndex<Owner> | null = null
  return (line) => {
    find ??= makeRuleIndex(rules, lists)
    return find(line)
  }
}

function makeRuleIndex<Owner>(rules: readonly Owned<Owner>[], lists?: WordLists): RuleIndex<Owner> {
  const entries = rules.flatMap(({ owner, patterns }) =>
    patterns.map((source): Entry<Owner> => ({ owner, ...compilePattern(source, lists) })),
  )
  const entriesFor = lookUp(entries.map(({ first }, id) => [id, first]))
  const neededFor = lookUp(entries.flatMap(({ needed }, id) => (needed ? [[id, needed] as const] : [])))
  const seenIn = new Uint32Array(entries.length)
  let lineNumber = 0
  return (line) => {
    const matches: Match<Owner>[] = []
    lineNumber = (lineNumber + 1) >>> 0
    for (const word of line.words) for (const id of neededFor(word)) seenIn[id] = lineNumber
    for (const [start, word] of line.words.entries())
      for (const id of entriesFor(word)) {
        // Most end here: to ask for a word takes a fraction of what the expression takes.
        const entry = entries[id]
        if (!entry || (entry.needed !== null && seenIn[id] !== lineNumber)) continue
        const { owner, second, expression } = entry
        if (second !== null && !second.has(line.words[start + 1] ?? '')) continue
        const end = endOfMatch(expression, line, start)
        if (end !== null) matches.push({ owner, start, end })
      }
    return matches
  }
}

/** For a word the numbers of those whose list it fits; those without a list fit any word. */
function lookUp(
  listed: readonly (readonly [id: number, words: readonly string[] | null])[],
): (word: string) => readonly number[] {
  const always: number[] = []
  const whole = new Map<string, number[]>()
  const beginnings = new Map<string, number[]>()
  for (const [id, words] of listed) {
    if (words === null) always.push(id)
    for (const word of new Set(words)) {
      const isBeginning = word.endsWith('*')
      const key = isBeginning ? word.slice(0, -1) : word
      const map = isBeginning ? beginnings : whole
      map.set(key, [...(map.get(key) ?? []), id])
    }
  }
  const lengths = [...new Set([...beginnings.keys()].map((key) => key.length))]
  return rememberWords((word) => [
    ...always,
    ...(whole.get(word) ?? []),
    ...lengths.flatMap((length) =>
      word.length >= length ? (beginnings.get(word.slice(0, length)) ?? []) : [],
    ),
  ])
}

/** The place of the word after a match that begins at a word; null where none does. */
export function endOfMatch(expression: RegExp, line: Line, at: number): number | null {
  expression.lastIndex = line.starts[at] ?? 0
  return expression.test(line.text) ? wordAt(line, expression.lastIndex, at) : null
}

/** The words of a sentence, also in one text, each with a space after it, and where each begins there. */
export type Line = {
  readonly words: readonly string[]
  readonly text: string
  readonly starts: readonly number[]
}

export function searchLineOf(words: readonly string[]): Line {
  const starts: number[] = []
  let length = 0
  for (const word of words) {
    starts.push(length)
    length += word.length + 1
  }
  return { words, text: `${words.join(' ')} `, starts }
}

function wordAt(line: Line, offset: number, from: number): number {
  let at = from
  while (at < line.starts.length && (line.starts[at] ?? 0) < offset) at++
  return at
}
