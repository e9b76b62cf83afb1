import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { isBlank } from './is-blank.ts'
import { oneLine } from './one-line.ts'

describe('isBlank', () => {
  it.each(['', ' ', '\n\t', '\u00A0', '\u200B\u200D', '\uFEFF', '\u2800'])(
    '%j has nothing to read',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it.each(['.', ' a ', '🌷', '0'])('%j has something to read', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('foldText', () => {
  it('drops case and accents, composed or not', () => {
    expect(foldText('NÃO, Ção')).toBe('nao, cao')
    expect(foldText('na\u0303o')).toBe('nao')
  })
})

describe('oneLine', () => {
  it('turns line breaks into single spaces and leaves other spaces alone', () => {
    expect(oneLine('  um\r\n\n  dois  três\n')).toBe('um dois  três')
  })
})
