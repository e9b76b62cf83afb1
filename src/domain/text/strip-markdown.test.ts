import { describe, expect, it } from 'vitest'
import { stripMarkdown } from './strip-markdown.ts'

describe('stripMarkdown', () => {
  it.each([
    ['**Respire** fundo, *com calma*', 'Respire fundo, com calma'],
    ['***muito* forte**', 'muito forte'],
    ['**a *b* c**', 'a b c'],
    ['__forte__ e _leve_', 'forte e leve'],
    ['~~antes~~ depois', 'antes depois'],
    ['## Um título', 'Um título'],
    ['> > citado', 'citado'],
    ['- um\n* dois\n3. três', 'um\ndois\ntrês'],
    ['- [x] feito', 'feito'],
    ['veja [a página](https://exemplo.com/a_b)', 'veja a página'],
    ['![um gato](https://exemplo.com/g.png)', 'um gato'],
    ['<https://cvv.org.br>', 'https://cvv.org.br'],
    ['use `npm`', 'use npm'],
    ['```ts\nconst a = 1\n```', 'const a = 1'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b\n1 2'],
    ['um\n\n---\n\ndois', 'um\n\n\ndois'],
    ['\\*não é ênfase\\*', '*não é ênfase*'],
    ['**cortado no me', 'cortado no me'],
  ])('%j reads %j', (markdown, words) => {
    expect(stripMarkdown(markdown)).toBe(words)
  })

  it('shows what is struck through in the words that it is given for it', () => {
    const told = (words: string) => `(sem: ${words})`
    expect(stripMarkdown('**e ~~não~~ faz** sentido, \\~~nem ~~isto *mais*~~', told)).toBe(
      'e (sem: não) faz sentido, ~~nem (sem: isto mais)',
    )
  })

  it.each(['2 * 3 * 4 = 24', 'nome_de_arquivo_longo', 'que m*rda de dia', 'a < b > c', 'nota 10!'])(
    'leaves plain words alone: %s',
    (text) => {
      expect(stripMarkdown(text)).toBe(text)
    },
  )
})
