import { describe, expect, it } from 'vitest'
import { closeCutMarks, closeOpenMarks } from './close-open-marks.ts'

describe('closeOpenMarks', () => {
  it.each([
    ['um **dois', 'um **dois**'],
    ['um **dois ', 'um **dois**'],
    ['um **dois*', 'um **dois**'],
    ['um **dois**', 'um **dois**'],
    ['um *dois', 'um *dois*'],
    ['um ***dois', 'um ***dois***'],
    ['um **dois *três', 'um **dois *três***'],
    ['um _dois', 'um _dois_'],
    ['um ~~dois', 'um ~~dois~~'],
    ['um `dois', 'um `dois`'],
    ['um `` a ` b', 'um `` a ` b``'],
    ['**`x', '**`x`**'],
  ])('closes %j', (typed, shown) => {
    expect(closeOpenMarks(typed)).toBe(shown)
  })

  it.each([
    ['um *', 'um '],
    ['um **', 'um '],
    ['um `', 'um '],
    ['um \\', 'um '],
    ['um\n#', 'um\n'],
    ['um\n### ', 'um\n'],
    ['um\n- ', 'um\n'],
    ['um\n- **', 'um\n'],
    ['um\n- [x', 'um\n'],
    ['um\n12', 'um\n'],
    ['um\n1. ', 'um\n'],
    ['um\n> ', 'um\n'],
    ['um\n--', 'um\n'],
    ['um\n``', 'um\n'],
  ])('holds back the lone mark of %j', (typed, shown) => {
    expect(closeOpenMarks(typed)).toBe(shown)
  })

  it.each([
    ['veja [o site', 'veja o site'],
    ['veja [o site]', 'veja o site'],
    ['veja [o site](https://exe', 'veja o site'],
    ['veja [o **site', 'veja o **site**'],
    ['**[', ''],
    ['veja ![uma foto](http', 'veja uma foto'],
    ['veja <https://exe', 'veja https://exe'],
  ])('shows only the words of the unfinished link %j', (typed, shown) => {
    expect(closeOpenMarks(typed)).toBe(shown)
  })

  it.each([
    'veja [o site](https://exemplo.org) agora',
    'um [sic] dois',
    '2 * 3 = 6',
    'nome_de_arquivo',
    '**a** b',
  ])('leaves %j as it is', (typed) => {
    expect(closeOpenMarks(typed)).toBe(typed)
  })

  it('waits for the row of dashes before it shows a table', () => {
    expect(closeOpenMarks('um\n\n| a | b')).toBe('um\n')
    expect(closeOpenMarks('um\n\n| a | b |\n|---')).toBe('um\n')
    const table = '| a | b |\n|---|---|'
    expect(closeOpenMarks(table)).toBe(table)
    expect(closeOpenMarks(`${table}\n| **um`)).toBe(`${table}\n| **um**`)
    expect(closeOpenMarks(`${table}\n|`)).toBe(table)
  })

  it('shows lines with bars that turn out to be no table', () => {
    expect(closeOpenMarks('| a | b |\noutra linha')).toBe('| a | b |\noutra linha')
  })

  it('leaves code alone, but for the first half of the fence that ends it', () => {
    expect(closeOpenMarks('```\na ** b')).toBe('```\na ** b')
    expect(closeOpenMarks('```\na\n``')).toBe('```\na\n')
  })

  it('closes in the item, not in the list', () => {
    expect(closeOpenMarks('- *um\n- **dois')).toBe('- *um\n- **dois**')
  })

  it('closes over the lines of one paragraph', () => {
    expect(closeOpenMarks('um **dois\ntrês')).toBe('um **dois\ntrês**')
  })
})

describe('closeCutMarks', () => {
  it('closes what was cut and holds nothing back', () => {
    expect(closeCutMarks('um **dois')).toBe('um **dois**')
    expect(closeCutMarks('são\n3')).toBe('são\n3')
  })
})
