import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { keptTexts } from './kept-texts.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is kept for one person is not there for another', () => {
  stubStorage()
  keptTexts('rascunho', 'ana').set('nova', 'Oi')
  expect(keptTexts('rascunho', 'ana').get('nova')).toBe('Oi')
  expect(keptTexts('rascunho', 'bia').all()).toEqual([])
  expect(keptTexts('saida', 'ana').all()).toEqual([])
})
