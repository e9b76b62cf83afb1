import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asSpoken, sentencesOf } from './passages.ts'

const said = (text: string) => sentencesOf(text).map(({ say }) => say)

describe('sentences that are read aloud', () => {
  test('end where a person would pause', () => {
    expect(said('Oi. Tudo bem? Que bom! Então… vamos.')).toEqual([
      'Oi.',
      'Tudo bem?',
      'Que bom!',
      'Então…',
      'vamos.',
    ])
    expect(said('Primeira linha\nsegunda linha')).toEqual(['Primeira linha', 'segunda linha'])
    expect(said('“Eu vou.” Ela foi.')).toEqual(['“Eu vou.”', 'Ela foi.'])
  })

  test.each([
    'A Dra. Ana atende na av. Paulista, nº 1.500, às 14.30 horas.',
    'O sr. Silva, p. ex. o pai, veio.',
    'Veja exemplo.com.br agora.',
  ])('do not end in the middle: %s', (text) => expect(said(text)).toHaveLength(1))

  test('that are long are read in parts, at a pause', () => {
    const long = `${'Uma coisa depois da outra, '.repeat(20)}e fim.`
    expect(said(long).length).toBeGreaterThan(2)
    expect(said(long).every((part) => part.length <= 180)).toBe(true)
    expect(said(long).join(' ')).toBe(long)
    expect(said('a'.repeat(1000)).join('')).toBe('a'.repeat(1000))
  })

  test('leave nothing out and say nothing twice', () => {
    const word = fc.constantFrom('oi', 'dr.', 'fim.', 'né?', '\n', '🙂', '...', 'a,', '**', 'x'.repeat(200))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ')
        let before = 0
        for (const { start, end } of sentencesOf(text)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(asSpoken(text.slice(before, start))).toBe('')
          before = end
        }
        expect(asSpoken(text.slice(before))).toBe('')
      }),
    )
  })
})

describe('what is said for a text', () => {
  test.each([
    ['**Respire** com _calma_', 'Respire com calma'],
    ['Estou aqui 💜👩‍👩‍👧 com você 🇧🇷', 'Estou aqui com você'],
    ['Veja https://www.cvv.org.br/ligue/?a=1 hoje', 'Veja link para cvv.org.br hoje'],
    ['Que bom :) mesmo', 'Que bom mesmo'],
    ['custa R$ 20,50', 'custa 20,50 reais'],
    ['# Título', 'Título'],
    ['🌷', ''],
    ['---', ''],
    ['CVV 188 😊.', 'CVV 188.'],
  ])('%s', (text, words) => expect(asSpoken(text)).toBe(words))
})
