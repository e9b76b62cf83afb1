import { expect, test } from 'vitest'
import { keptTexts, removeKept } from './kept-texts.ts'

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

test('removing takes everything of one person, and nothing else', () => {
  const stored = new Map<string, string>()
  const store = storeOf(stored)
  for (const kind of ['rascunho', 'saida', 'dispensado']) {
    keptTexts(kind, 'ana', store).set('a:b', 'dela')
    keptTexts(kind, 'bia', store).set('c', 'da outra')
  }
  for (const key of ['tema', 'entrou', 'aconchego:uso:ana', 'aconchego:uso:bia', 'outro:uso:ana'])
    stored.set(key, '1')
  removeKept('ana', store)
  expect([...stored.values()]).not.toContain('dela')
  expect([...stored.values()].filter((text) => text === 'da outra')).toHaveLength(3)
  expect(stored.has('aconchego:uso:ana')).toBe(false)
  expect(stored.size).toBe(7)
})
