import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snippetOf, wordPatterns } from './word-pattern.ts'

/** Eight words, each of which is found wherever the one before it is. */
const GROWING = Array.from({ length: 8 }, (_, at) => 'a'.repeat(at + 1)).join(' ')

const LONG = 'Hoje acordei cedo e fiquei olhando para o teto. '.repeat(6)

test('a short text is shown whole', () => {
  expect(snippetOf('Minha mãe ligou.', wordPatterns('mae'))).toEqual({
    snippet: 'Minha mãe ligou.',
    marks: [[6, 9]],
  })
})

test('of a long text the part around the words is shown, cut between words', () => {
  const { snippet, marks } = snippetOf(`${LONG}Minha mãe ligou. ${LONG}`, wordPatterns('mãe'))
  expect(snippet).toMatch(/^… \S.*Minha mãe ligou\..*\S …$/)
  expect(snippet.length).toBeLessThan(180)
  expect(marks.map(([start, end]) => snippet.slice(start, end))).toEqual(['mãe'])
  for (const word of snippet.replace(/^… | …$/g, '').split(' '))
    expect(`${LONG} Minha mãe ligou.`).toContain(word)
})

test.each(['a', 'aA', 'a*', '[a](', 'ã', '💜a'])(
  'the line is as short for a text of %j as for any other',
  (unit) => {
    for (const query of [GROWING, 'a', 'a'.repeat(100)]) {
      const { snippet, marks } = snippetOf(unit.repeat(32_000), wordPatterns(query))
      expect(snippet.length).toBeLessThan(300)
      expect(marks.length).toBeLessThan(300)
    }
  },
)

test('line breaks and marks of markdown are not shown', () => {
  expect(snippetOf('# Carta\n\nPara a **minha mãe**,\ncom amor', wordPatterns('mae')).snippet).toBe(
    'Carta Para a minha mãe, com amor',
  )
})

test('whatever the text is, the marks are inside the snippet and hold the word', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '💜', 'mãe', '*', '`', 'x'.repeat(90)),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, (written) => {
      const { snippet, marks } = snippetOf(`${written} mãe`, wordPatterns('mae'))
      expect(snippet.isWellFormed()).toBe(true)
      for (const [start, end] of marks) expect(snippet.slice(start, end)).toMatch(/^(mãe)+$/)
    }),
  )
})
