import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitBlocks, splitLastItem } from './split-blocks.ts'

describe('splitBlocks', () => {
  it('cuts between paragraphs, headings and quotes', () => {
    expect(splitBlocks('Um\n\n## Dois\n\n> Três\n')).toEqual(['Um\n\n', '## Dois\n\n', '> Três\n'])
  })

  it('keeps a list in one piece, with blank lines between its items and text under them', () => {
    const list = '- um\n\n  mais\n\n- dois\n\n'
    expect(splitBlocks(`${list}fim`)).toEqual([list, 'fim'])
  })

  it('sees that another kind of mark is another list', () => {
    expect(splitBlocks('- um\n\n1. dois')).toEqual(['- um\n\n', '1. dois'])
  })

  it('never cuts inside a fence', () => {
    const code = '```js\na\n\nb\n```\n\n'
    expect(splitBlocks(`${code}fim`)).toEqual([code, 'fim'])
    expect(splitBlocks('```\na\n\nb')).toEqual(['```\na\n\nb'])
  })

  it('joined again is the same text', () => {
    const piece = fc.constantFrom(
      'oi',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '```',
      '> ',
      '  ',
      '# ',
      '|a|b|\n|-|-|\n',
      '**',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        expect(splitBlocks(text).join('')).toBe(text)
      }),
    )
  })
})

describe('splitLastItem', () => {
  const item = (n: number) => `${n}. ${'devagar '.repeat(25)}\n`

  it('sets the item that is being written apart', () => {
    const [standing, writing] = splitLastItem(
      `${item(1)}${item(2)}   - dentro\n${item(3)}4. ainda\n   - mais`,
    )
    expect(standing).toBe(`${item(1)}${item(2)}   - dentro\n${item(3)}`)
    expect(writing).toBe('4. ainda\n   - mais')
  })

  it('leaves short lists and everything else in one piece', () => {
    expect(splitLastItem('- um\n- dois')).toEqual(['- um\n- dois'])
    const words = 'palavra '.repeat(100)
    expect(splitLastItem(words)).toEqual([words])
  })
})
