import fc from 'fast-check'
import { repeated, type Shape } from './growth.ts'

/** What texts are made of that are meant to be slow: marks of every kind, blanks, letters of one, two and more units. */
const PARTS = [
  ...'.!?…,:;-–+=*_~`#>|<([{)]}"\'\\/@& \n\t\rax0é',
  ...['\u0301', '\u200b', '\u200d', '😂', '👩‍👧', '🇧', 'ﷺ', '\r\n', '\n\n', '  ', '```', '~~', '**'],
  ...['](', '![', '- ', '> ', '1. ', '| ', '|-', ':-', 'http://', 'www.', 'a@', '&amp;'],
  ...['não ', 'eu ', 'me ', 'quero ', 'vou me ', 'Dr. '],
] as const

/** Texts that were slow once, or that are known to be slow for readers of this kind. */
export const HAND_MADE: readonly Shape[] = [
  ...'.…-+=*_~`>|<[("\'\\ \n\ra'.split('').map((mark) => repeated(mark, '', 'x')),
  ...['. ', '! ', '\r\n', ' \n', 'a\n', '- ', '> ', '- a\n', '> a\n', '1) a\n'].map((unit) => repeated(unit)),
  ...['*a ', '_a ', '~~a ', '[a ', '![a](', '[a](', '<a ', '<http:', 'a* ', 'a_ ', 'a] '].map((unit) =>
    repeated(unit),
  ),
  ...['*a _b ', '**a *b ', '`a``b```c', 'a.b', 'A. B ', 'a b c. ', 'aA0', 'a@', '🇧', '\u0301'].map((unit) =>
    repeated(unit),
  ),
  ...['eu ', 'vou me ', '"ele disse ', 'não quero morrer, quero viver. '].map((unit) => repeated(unit)),
  repeated(' ', '| a', 'b |'),
  repeated(' ', '|-', 'x'),
  repeated('-', '|', 'x'),
  repeated('\n', '|', '.:-'),
  repeated('Uma frase comum, de um dia comum. '),
]

const part = fc.constantFrom(...PARTS)
const some = (most: number) =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join(''))
const few = fc.array(part, { maxLength: 2 }).map((parts) => parts.join(''))

/** Up to four of these parts again and again, between others. */
export const generated: fc.Arbitrary<Shape> = fc
  .tuple(some(4), few, few)
  .map(([unit, before, after]) => repeated(unit, before, after))
