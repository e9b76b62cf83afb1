import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { createDrafts } from './drafts.ts'

const KEY = 'aconchego:rascunho:p:c'

let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  stored = stubStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The drafts of somebody who signed out: all is forgotten, then the screen goes. */
function signedOut() {
  const drafts = createDrafts('p')
  const detach = drafts.attach()
  drafts.set('c', 'antes de sair')
  drafts.clear()
  detach()
  return drafts
}

it('keeps nothing that arrives after the person has signed out', () => {
  const drafts = signedOut()
  drafts.set('c', 'um resumo que demorou')
  drafts.giveBack('c', 'palavras recusadas')
  vi.runAllTimers()
  window.dispatchEvent(new Event('pagehide'))
  expect([drafts.get('c'), ...stored]).toEqual([''])
})

it('keeps what is typed again once the person has signed in again', () => {
  const drafts = signedOut()
  drafts.attach()
  drafts.set('c', 'de volta')
  vi.runAllTimers()
  expect(stored.get(KEY)).toBe('de volta')
})

it('saves what was typed just before the screen goes', () => {
  const drafts = createDrafts('p')
  const detach = drafts.attach()
  drafts.set('c', 'quase uma frase')
  detach()
  expect(stored.get(KEY)).toBe('quase uma frase')
})

it('saves words that are given back while no screen of the person is there', () => {
  const drafts = createDrafts('p')
  drafts.attach()()
  drafts.giveBack('c', 'palavras recusadas')
  expect(stored.get(KEY)).toBe('palavras recusadas')
})

it('saves what is typed after everything was erased on a screen that stays', () => {
  const drafts = createDrafts('p')
  drafts.attach()
  drafts.clear()
  drafts.set('c', 'um novo começo')
  vi.runAllTimers()
  expect(stored.get(KEY)).toBe('um novo começo')
})

it('stores every key that is typed at once', () => {
  const drafts = createDrafts('p')
  drafts.set('c', 'o')
  drafts.set('c', 'oi')
  expect([...stored]).toEqual([[KEY, 'oi']])
})

it('removes a draft that was emptied', () => {
  stored.set(KEY, 'oi')
  const drafts = createDrafts('p')
  drafts.set('c', '')
  expect(drafts.keys()).toEqual([])
  expect([...stored]).toEqual([])
})

it('stores nothing after everything was forgotten', () => {
  const drafts = createDrafts('p')
  drafts.set('c', 'oi')
  drafts.clear()
  vi.runAllTimers()
  expect([...stored]).toEqual([])
})
