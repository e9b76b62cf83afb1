import { expect, it } from 'vitest'
import { appendWords } from './append-words.ts'

it.each([
  ['', 'hoje foi difícil', 'Hoje foi difícil'],
  ['Hoje', ' foi difícil ', 'Hoje foi difícil'],
  ['Hoje foi.', 'ontem também', 'Hoje foi. Ontem também'],
  ['Hoje foi.\n', 'ontem', 'Hoje foi.\nOntem'],
  ['Oi ', 'você', 'Oi você'],
  ['Oi', '  ', 'Oi'],
  ['', 'é assim', 'É assim'],
])('%j and %j are %j', (text, words, together) => {
  expect(appendWords(text, words)).toBe(together)
})
