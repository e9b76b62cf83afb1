import fc from 'fast-check'
import {
  compilePattern,
  endOfMatch,
  type Line,
  type Owned,
  partsOf,
  type RuleIndex,
  searchLineOf,
  type WordLists,
} from '#domain/safety/detector/pattern.ts'

const ANY_WORD = fc.constantFrom('agora', 'isso', 'que', 'muito', 'nao', 'voce', 'pra', 'ela', 'sim')
const ENDING = fc.constantFrom('', 'a', 'os', 'ando')

/** Words that a part of a pattern matches. */
function wordsOf(part: string): fc.Arbitrary<readonly string[]> {
  const [sign, rest] = [part.charAt(0), part.slice(1)]
  if (sign === '!') return fc.constant([])
  if (/^[~-]\d+$/.test(part)) return fc.array(ANY_WORD, { maxLength: Number(rest) })
  if (sign === '~') return fc.array(oneOf(rest), { maxLength: 3 }).map((found) => found.flat())
  const isOptional = part.endsWith('?') && part !== '?'
  const words = oneOf(isOptional ? part.slice(0, -1) : part)
  return isOptional ? fc.oneof(words, fc.constant([])) : words
}

const oneOf = (part: string): fc.Arbitrary<readonly string[]> =>
  fc
    .tuple(fc.constantFrom(...part.split('|')), ENDING)
    .map(([word, ending]) => (word === '#' ? ['30'] : word.replaceAll('*', ending).split('_')))

/** Lines that hold what a pattern matches, between words of other things. */
function linesOf(source: string, lists?: WordLists): fc.Arbitrary<Line> {
  const inside = partsOf(source, lists).map(wordsOf)
  const around = fc.array(ANY_WORD, { maxLength: 4 })
  // A pattern that ends with what must not come next is found before a mark.
  const after = / ![^ ]*$/.test(source) ? fc.constant([',']) : around
  return fc.tuple(around, ...inside, after).map((words) => searchLineOf(words.flat()))
}

/** What an index finds, and what a plain loop over all rules, their patterns and the places of a line finds. */
export function bothFind<Owner>(
  rules: readonly Owned<Owner>[],
  index: RuleIndex<Owner>,
  lists?: WordLists,
): (line: Line) => [indexed: ReadonlySet<string>, looped: ReadonlySet<string>] {
  const compiled = rules.flatMap(({ patterns }, rule) =>
    patterns.map((source) => ({ rule, expression: compilePattern(source, lists).expression })),
  )
  const places = new Map(rules.map(({ owner }, rule) => [owner, rule]))
  return (line) => {
    const indexed = new Set(
      index(line).map(({ owner, start, end }) => `${places.get(owner)} ${start} ${end}`),
    )
    const looped = new Set<string>()
    for (const { rule, expression } of compiled)
      for (let at = 0; at < line.words.length; at++) {
        const end = endOfMatch(expression, line, at)
        if (end !== null) looped.add(`${rule} ${at} ${end}`)
      }
    return [indexed, looped]
  }
}

/** A line made from one of the patterns, each as likely as the others. */
export const lineFromAny = (
  rules: readonly Owned<unknown>[],
  lists?: WordLists,
): readonly { source: string; lines: fc.Arbitrary<Line> }[] =>
  rules.flatMap(({ patterns }) => patterns.map((source) => ({ source, lines: linesOf(source, lists) })))
