import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../text/fold-text.ts'
import { hasAllWords, markWords, searchable, wordPatterns } from './word-pattern.ts'

const finds = (query: string, text: string) => hasAllWords(wordPatterns(query), searchable(text))

test.each([
  ['mae', 'Minha MÃE ligou'],
  ['MÃE', 'minha mae ligou'],
  ['coracao', 'o coração aperta'],
  ['coração', 'o CORACAO aperta'],
  ['nao', 'na\u0303o'],
  ['ansie', 'uma ansiedade enorme'],
  ['ligou mãe', 'Minha mãe ligou ontem'],
  ['  mãe   ontem ', 'Minha mãe ligou ontem'],
  ['💜', 'um 💜 pra você'],
  ['c++ (sim?)', 'aprendi C++ hoje (sim?)'],
  ['a]b', 'xA]Bx'],
  ['^', 'x^2'],
  ['-', 'guarda-chuva'],
  ['ЖИЗНЬ', 'жизнь'],
])('%j is found in %j', (query, text) => expect(finds(query, text)).toBe(true))

test.each([
  ['mãe', 'meu pai'],
  ['mãe pai', 'minha mãe'],
  ['.', 'sem ponto'],
  ['a.c', 'abc'],
  ['[a-z]', 'b'],
])('%j is not found in %j', (query, text) => expect(finds(query, text)).toBe(false))

test('a word is found exactly where the folded text has it', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aáàâãAÁeéÊoõôúüçÇn ñbz-.*'), maxLength: 40 })
  const word = fc.string({ unit: fc.constantFrom(...'aáãeéoõcçnz'), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(word, letters, (query, text) => {
      expect(finds(query, text)).toBe(foldText(text).includes(foldText(query)))
    }),
  )
})

test('whatever is typed is looked for, and no more than a few words of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aã 💜\\][^-.*+?(){}|$\u0303\ud83d\0İß'), maxLength: 40 }),
      fc.string(),
      (query, text) => {
        expect(wordPatterns(query).length).toBeLessThanOrEqual(8)
        finds(query, text)
      },
    ),
  )
})

test('marks are in order and do not overlap', () => {
  expect(markWords(wordPatterns('mae minha ma'), 'Minha mãe, minha MAE')).toEqual([
    [0, 5],
    [6, 9],
    [11, 16],
    [17, 20],
  ])
})

test('looking once does not change what the next look finds', () => {
  const patterns = wordPatterns('mae')
  for (let turn = 0; turn < 3; turn += 1) {
    expect(hasAllWords(patterns, 'a mãe')).toBe(true)
    expect(markWords(patterns, 'mãe')).toEqual([[0, 3]])
  }
})
