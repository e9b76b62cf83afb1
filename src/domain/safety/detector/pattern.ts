import { wordClasses } from './word-classes.ts'

/**
 * A pattern is a row of words: 'a|b' one of them, 'morr*' any word that begins so, 'a_b' two words, 'a?' may be
 * missing, '~3' up to three words of any kind, '{CLASS}' a list of word-classes.ts. The first may not be missing.
 */
type Pattern = {
  readonly first: readonly string[]
  /** The words that may come second; null where any may. */
  readonly second: ReadonlySet<string> | null
  readonly expression: RegExp
}

function compile(source: string): Pattern {
  const parts = expand(source).split(' ')
  const [first = '', second = '~'] = parts
  const isOpen = first.includes('_') || /^~|\*|.\?$/.test(second)
  return {
    first: beginningsOf(first),
    second: isOpen ? null : new Set(beginningsOf(second)),
    expression: new RegExp(parts.map(toExpression).join(''), 'y'),
  }
}

const beginningsOf = (part: string): readonly string[] =>
  part.split('|').map((words) => words.split('_')[0] ?? '')

const expand = (source: string): string =>
  source.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const words = wordClasses[name]
    if (!words) throw new Error(`no class ${whole}`)
    return expand(words.trim().split(/\s+/).join('|'))
  })

function toExpression(part: string): string {
  if (part.startsWith('~')) return `(?:\\S+ ){0,${part.slice(1)}}?`
  const optional = part.endsWith('?') && part !== '?'
  const words = (optional ? part.slice(0, -1) : part).split('|').map((word) =>
    word
      .replace(/[.?"^$()]/g, '\\$&')
      .replaceAll('*', '[a-z]*')
      .replaceAll('_', ' '),
  )
  return `(?:${words.join('|')}) `.replace(/^(.*)$/, optional ? '(?:$1)?' : '$1')
}

/** The patterns that may begin with a word, so that a word is held against few of them. */
export type PatternIndex<Owner> = (word: string) => readonly Entry<Owner>[]
type Entry<Owner> = Pick<Pattern, 'second' | 'expression'> & { readonly owner: Owner }

export function indexPatterns<Owner>(
  owners: readonly { readonly owner: Owner; readonly patterns: readonly string[] }[],
): PatternIndex<Owner> {
  const whole = new Map<string, Entry<Owner>[]>()
  const beginnings = new Map<string, Entry<Owner>[]>()
  for (const { owner, patterns } of owners)
    for (const source of patterns) {
      const { first, ...rest } = compile(source)
      for (const word of new Set(first)) {
        const isBeginning = word.endsWith('*')
        const key = isBeginning ? word.slice(0, -1) : word
        const map = isBeginning ? beginnings : whole
        map.set(key, [...(map.get(key) ?? []), { owner, ...rest }])
      }
    }
  const lengths = [...new Set([...beginnings.keys()].map((key) => key.length))]
  return (word) => [
    ...(whole.get(word) ?? []),
    ...lengths.flatMap((length) =>
      word.length >= length ? (beginnings.get(word.slice(0, length)) ?? []) : [],
    ),
  ]
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

/**
 * Calls `found` for each match that begins among the first `count` words, with the places of its first word and of the
 * word after its last.
 */
export function findPatterns<Owner>(
  index: PatternIndex<Owner>,
  line: Line,
  count: number,
  found: (owner: Owner, start: number, end: number) => void,
): void {
  for (let at = 0; at < count; at++)
    for (const { owner, second, expression } of index(line.words[at] ?? '')) {
      // Most end here: to ask a set takes a fraction of what the expression takes.
      if (second !== null && !second.has(line.words[at + 1] ?? '')) continue
      expression.lastIndex = line.starts[at] ?? 0
      if (expression.test(line.text)) found(owner, at, wordAt(line, expression.lastIndex, at))
    }
}

function wordAt(line: Line, offset: number, from: number): number {
  let at = from
  while (at < line.starts.length && (line.starts[at] ?? 0) < offset) at++
  return at
}
