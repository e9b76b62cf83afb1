import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf, PROPERTY_BUDGET } from '#tests/support/texts/property-budget.ts'
import { closeOpenMarks } from './close-open-marks.ts'
import { createGrowingParser, parseMarkdown } from './parse-markdown.ts'

const typed = () => {
  const read = createGrowingParser()
  return (source: string) => read(source, closeOpenMarks(source))
}

/** A tree, as text, without its places: they end elsewhere in what has grown. */
const meaning = (tree: unknown) =>
  JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))

const PIECES = [
  'palavra',
  ' e ',
  ' mais',
  'ção',
  '.',
  '. ',
  ': ',
  '! ',
  ' ',
  '.',
  '. ',
  ': ',
  '! ',
  '2025',
  '.',
  '. ',
  ': ',
  '! ',
  '**',
  '*',
  '_',
  '~~',
  '`',
  '\n',
  '\n\n',
  '.',
  '. ',
  ': ',
  '! ',
  '1. ',
  '.',
  '. ',
  ': ',
  '! ',
  '.',
  '. ',
  ': ',
  '! ',
  '- [ ] ',
  'www.exemplo',
  'https://exemplo',
  '.org',
  'ana@exemplo',
  '[a](https://b.c',
  ')',
  ']: ',
  '[^1]',
  '| a | b |\n|---|---|\n',
  '| c ',
  '|',
  '\n---',
  '<b',
  '>',
  '&amp',
  ';',
  '\\',
  '```\n',
  '    ',
  '🌷',
]

describe('a block that is typed', () => {
  it('is read as the whole would be, at whatever piece of it', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(pieces, (parts) => {
        const read = typed()
        let source = ''
        for (const part of parts) {
          source += part
          const whole = meaning(parseMarkdown(closeOpenMarks(source)))
          expect(meaning(read(source)), source).toBe(whole)
        }
      }),
      { numRuns: casesOf(400), ...PROPERTY_BUDGET },
    )
  })

  it('is not read again while it grows by words', () => {
    for (const source of [
      'Que **bom',
      '- um\n- dois',
      '> Você',
      '## Três',
      '| a | b |\n|---|---|\n| hoje | um',
    ]) {
      const read = typed()
      const tree = read(source)
      expect(read(`${source} copo`)).toBe(tree)
      expect(read(`${source} copo de água, `)).toBe(tree)
      expect(read(`${source} copo de água, e`)).toBe(tree)
      expect(meaning(tree)).toBe(meaning(parseMarkdown(closeOpenMarks(`${source} copo de água, e`))))
      expect(read(`${source} copo de água, e *`)).not.toBe(tree)
    }
  })

  it('gets no words that are held back', () => {
    const read = typed()
    // It may become a table: only what comes before it is shown.
    read('quando\n| quando')
    expect(meaning(read('quando\n| quando e'))).toBe(meaning(parseMarkdown('quando')))
  })

  it('is read again when it is another', () => {
    const read = typed()
    read('Que **bom')
    expect(meaning(read('Que *bom dia'))).toBe(meaning(parseMarkdown('Que *bom dia*')))
  })
})
