import { describe, expect, it } from 'vitest'
import { isTooComplex } from './markdown.tsx'

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

describe('what people and models write is parsed', () => {
  it.each([
    ['a paragraph', 'Uma **palavra** e [outra](https://exemplo.org). '.repeat(40)],
    [
      'a long list with marks in every item',
      lines(80, (at) => `${at + 1}. **Passo**: \`a\` e _b_, [c](https://d.e)`),
    ],
    ['lists within lists', lines(6, (at) => `${'  '.repeat(at)}- item`)],
    ['quotes within quotes', '> > > > dito por quem ouviu'],
    ['a table', lines(40, () => '| **a** | _b_ | `c` | d |')],
    [
      'code full of marks',
      `\`\`\`\n${lines(150, () => '* [ ] ** __ ~~ > > > > > > > > > > > > > > >')}\n\`\`\``,
    ],
  ])('%s', (_, text) => expect(isTooComplex(text)).toBe(false))
})

describe('what would take too long or too deep to parse is not', () => {
  it.each([
    ['bullets in bullets', '- '.repeat(1_500)],
    ['bullets in bullets with a word', `${'- '.repeat(20)}a`],
    ['quotes in quotes', '>'.repeat(4_000)],
    ['quotes and lists in turn', `${'> 1. - '.repeat(6)}a`],
    ['deep indentation', lines(40, (at) => `${'  '.repeat(at)}- a`)],
    ['marks that never close', '*a '.repeat(401)],
    ['marks on many lines of one paragraph', lines(300, () => 'a* b_ c]')],
    ['too many lines', lines(401, () => 'a')],
    ['too long', 'a'.repeat(8_001)],
  ])('%s', (_, text) => expect(isTooComplex(text)).toBe(true))
})
