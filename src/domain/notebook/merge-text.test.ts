import { describe, expect, test } from 'vitest'
import { mergeText } from './typed-text.ts'

describe('a text that was changed on two devices', () => {
  test('is the changed one where only one of them changed it', () => {
    expect(mergeText('a', 'a', 'b')).toBe('b')
    expect(mergeText('a', 'b', 'a')).toBe('b')
    expect(mergeText('a', 'b', 'b')).toBe('b')
    expect(mergeText('a\nb', 'a\nb', '')).toBe('')
  })

  test('has the new lines of both', () => {
    expect(mergeText('Bia', 'Bia\nTio Zé', 'Bia\nminha mãe')).toBe('Bia\nTio Zé\nminha mãe')
    expect(mergeText('', 'meu gato', 'o mar')).toBe('meu gato\no mar')
  })

  test('loses the lines that either of them took out', () => {
    expect(mergeText('Bia\nJoão\nCaio', 'Bia\nCaio', 'João\nCaio\nminha mãe')).toBe('Caio\nminha mãe')
  })

  test('keeps both versions of a line that both changed', () => {
    expect(mergeText('Bia', 'Bia 8888-7777', 'Bia, depois das 18h')).toBe(
      'Bia 8888-7777\nBia, depois das 18h',
    )
  })
})
