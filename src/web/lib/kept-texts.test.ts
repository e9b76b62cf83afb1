import { expect, test } from 'vitest'
import { keptTexts } from './kept-texts.ts'

function storeOf(stored: Map<string, string>) {
  return {
    keys: () => [...stored.keys()],
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}

test('what is kept for one person is not there for another', () => {
  const store = storeOf(new Map())
  keptTexts('rascunho', 'ana', store).set('nova', 'Oi')
  expect(keptTexts('rascunho', 'ana', store).get('nova')).toBe('Oi')
  expect(keptTexts('rascunho', 'bia', store).all()).toEqual([])
  expect(keptTexts('saida', 'ana', store).all()).toEqual([])
})
