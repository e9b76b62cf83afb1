import fc from 'fast-check'
import { repeated, type Shape } from './growth.ts'

/** What texts are made of that are meant to be slow: marks of every kind, blanks, letters of one, two and more units. */
const PARTS = [
  ...'.!?…,:;-–+=*_~`#>|<([{)]}"\'\\/@&%$ \n\t\rax0é',
  ...[
    '\u0301',
    '\u200b',
    '\u200d',
    '😂',
    '👩‍👧',
    '🇧',
    'ﷺ',
    '\r\n',
    '\n\n',
    '  ',
    '```',
    '~~',
    '**',
    '](',
    '![',
    '- ',
    '> ',
  ],
  ...[
    '1. ',
    '| ',
    '|-',
    ':-',
    'http://',
    'www.',
    'a@',
    '&amp;',
    'não ',
    'eu ',
    'me ',
    'quero ',
    'vou me ',
    'Dr. ',
  ],
] as const

/** Texts that were slow once, or that are known to be slow for readers of this kind. */
export const HAND_MADE: readonly Shape[] = [
  ...PARTS.map((part) => repeated(part)),
  ...PARTS.filter((part) => part.length === 1).map((part) => repeated(part, '', 'x')),
  ...['*', '_', '~', '`', '[', '<', '(', '"', '|', ' ', '.'].map((part) => repeated(part, 'a', ' a')),
  ...['*a ', '_a ', '~~a ', '`a ', '[a ', '![a](', '<a ', '"a ', '(a ', 'a* ', 'a_ ', 'a] ', 'a) '].map(
    (part) => repeated(part),
  ),
  repeated('*a _b '),
  repeated('**a *b '),
  repeated('`a``b```c'),
  repeated(' ', '| a', 'b |'),
  repeated(' ', '|-', 'x'),
  repeated('-', '|', 'x'),
  repeated(' \n'),
  repeated('a\n'),
  repeated('- a\n'),
  repeated('> a\n'),
  repeated('1) a\n'),
  repeated('a, '),
  repeated('a.b'),
  repeated('a. b'),
  repeated('A. B'),
  repeated('a b c. '),
  repeated('Uma frase comum, de um dia comum. '),
  repeated('não quero morrer, quero viver. '),
  repeated('"ele disse '),
  repeated('a b c d e f g '),
  repeated('aA0'),
]

const part = fc.constantFrom(...PARTS)
const some = (most: number) =>
  fc.array(part, { minLength: 1, maxLength: most }).map((parts) => parts.join(''))
const few = fc.array(part, { maxLength: 2 }).map((parts) => parts.join(''))

/** Up to four of these parts again and again, between others. */
export const generated: fc.Arbitrary<Shape> = fc
  .tuple(some(4), few, few)
  .map(([unit, before, after]) => repeated(unit, before, after))
