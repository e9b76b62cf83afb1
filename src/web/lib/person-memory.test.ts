import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { keptTexts } from './kept-texts.ts'
import { addPersonMemory, blankPerson, forgetPerson } from './person-memory.ts'

afterEach(() => vi.unstubAllGlobals())

test('forgetting takes everything of one person, and nothing else', () => {
  const stored = stubStorage()
  for (const kind of ['rascunho', 'saida', 'dispensado']) {
    keptTexts(kind, 'ana').set('a:b', 'dela')
    keptTexts(kind, 'bia').set('c', 'da outra')
  }
  for (const key of ['tema', 'entrou', 'aconchego:uso:ana', 'aconchego:uso:bia', 'outro:uso:ana'])
    stored.set(key, '1')
  forgetPerson('ana')
  expect([...stored.values()]).not.toContain('dela')
  expect([...stored.values()].filter((text) => text === 'da outra')).toHaveLength(3)
  expect([...stored.keys()].filter((key) => !key.includes(':bia'))).toEqual([
    'tema',
    'entrou',
    'outro:uso:ana',
  ])
})

test('what is in memory is forgotten too, and blanking forgets nothing', () => {
  const stored = stubStorage()
  stored.set('aconchego:rascunho:ana:nova', 'dela')
  const told: string[] = []
  addPersonMemory({
    blank: (id) => told.push(`blank ${id}`),
    forget: (id) => told.push(`forget ${id}`),
  })
  blankPerson('ana')
  expect(stored.size).toBe(1)
  forgetPerson('ana')
  expect(told).toEqual(['blank ana', 'forget ana'])
  expect(stored.size).toBe(0)
})

test('a browser that refuses storage is no obstacle to leaving', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetPerson('ana')).not.toThrow()
})
