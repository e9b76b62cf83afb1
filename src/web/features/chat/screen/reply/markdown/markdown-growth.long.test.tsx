import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { expectLinear, repeated, type Shape } from '#tests/support/texts/growth.ts'
import { readsInLinearTime } from '#tests/support/texts/reads-in-linear-time.ts'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'
import { isTooComplex, Markdown } from './markdown.tsx'
import { isPlainText } from './parse-markdown.ts'
import { createChunkSplitter, splitBlocks, splitLastItem } from './split-blocks.ts'

const draw = (text: string, typing: boolean) => renderToStaticMarkup(<Markdown text={text} typing={typing} />)

const MARKS: readonly Shape[] = [
  ...['[', '![', '*a _b ', '_a ', 'a] ', ' ', '>', '> ', '<a', '`a``b```', '|', '|-', '\\'].map((unit) =>
    repeated(unit, '', 'x'),
  ),
  repeated('] ', '*a _b '.repeat(50)),
  repeated('a_ ', '*a '.repeat(50)),
  repeated(' ', '| a |\n|-', 'x'),
  repeated(' ', '| a |\n|-|', '-|'),
]

describe.each<[string, (text: string) => unknown]>([
  ['closing the marks of what is typed', closeOpenMarks],
  ['closing the marks of what was cut', closeCutMarks],
  ['splitting blocks', splitBlocks],
  ['splitting the last item', splitLastItem],
  ['splitting chunks', (text) => createChunkSplitter()(text)],
  ['knowing plain text', isPlainText],
  ['knowing what is too much', isTooComplex],
])('%s takes no more than linear time', (_, read) => readsInLinearTime(read, 500, MARKS))

/** Blocks that are costly to read: twice as many take twice as long. */
const BLOCKS: readonly [string, string][] = [
  ['emphasis that never closes', 'a**b'.repeat(60)],
  ['emphasis within emphasis', '*a **b '.repeat(40)],
  ['links', '[a](b) '.repeat(40)],
  ['quotes within quotes', `${'> '.repeat(12)}a`],
  ['quotes and lists in turn', `${'>- '.repeat(6)}a`],
  ['items', '1) a\n'.repeat(40)],
  ['rows', '| a |\n|---|\n'.repeat(20)],
  ['addresses', 'a@b.c.d-'.repeat(60)],
]

it.each(BLOCKS)('reading %s takes no more than linear time, typed or not', (_, block) => {
  for (const typing of [true, false])
    expectLinear(
      (text) => draw(text, typing),
      (length) => `${block}\n\n`.repeat(length),
      1,
    )
})

const TOO_DEEP = [
  '- '.repeat(1_500),
  '>'.repeat(4_000),
  '> '.repeat(2_000),
  '>- '.repeat(2_000),
  '1. - '.repeat(2_000),
]
const DEEP = [
  ...TOO_DEEP,
  '*a _b '.repeat(3_000),
  '![a'.repeat(3_000),
  '[a](b '.repeat(3_000),
  '**a *b '.repeat(70),
]

describe('a reply that goes too deep', () => {
  it.each(DEEP.map((text) => [text.slice(0, 20), text]))('of %j is drawn all the same', (_, text) => {
    for (const typing of [true, false]) expect(draw(`${text} fim`, typing)).toContain('fim')
  })

  it.each(TOO_DEEP)('is shown as the text it is: %#', (text) => {
    expect(draw(`Oi.\n\n${text}a\n\n**Tchau.**`, false)).toContain('<strong>Tchau.</strong>')
    expect(draw(`${text}a`, false).replaceAll('&gt;', '>')).toBe(
      `<p class="whitespace-pre-wrap">${text}a</p>`,
    )
  })
})
