import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { createOutboxStore, type OutboxItem } from './outbox-store.ts'

const item = (id: string, conversationId = 'c'): OutboxItem => ({
  id,
  conversationId,
  content: id,
  createdAt: '2025-04-20T12:00:00.000Z',
  newStyle: null,
  queued: false,
})

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

it('lets the items behind one that waits wait for the same, in that conversation only', () => {
  const store = createOutboxStore('p')
  for (const next of [item('1'), item('2'), item('3', 'd')]) store.add(next, null)
  store.hold(item('1'), 'reply')
  expect(store.entries().map(({ id, waiting }) => [id, waiting])).toEqual([
    ['1', 'reply'],
    ['2', 'reply'],
    ['3', null],
  ])
})

it('marks what it holds as queued, also for a tab that reads it later', () => {
  const store = createOutboxStore('p')
  store.add(item('1'), null)
  store.hold(item('1'), 'connection')
  expect(createOutboxStore('p').entries()[0]?.queued).toBe(true)
})

it('stores nothing of what was read in a message', () => {
  const store = createOutboxStore('p')
  store.add(item('1'), null)
  store.setLevel(item('1'), 'risco')
  for (const entry of store.entries()) store.hold(entry, 'reply')
  expect([...stored.values()].join()).not.toMatch(/nivel|risco/)
})

it('does not bring back by holding it what another tab has removed', () => {
  const store = createOutboxStore('p')
  store.add(item('1'), null)
  stored.clear()
  store.hold(item('1'), 'connection')
  expect([store.has('1'), store.entries()]).toEqual([false, []])
})

it('reads again what another tab changed, and nothing of another person', () => {
  vi.stubGlobal('window', new EventTarget())
  const store = createOutboxStore('p')
  const listener = vi.fn()
  store.subscribe(listener)
  const unfollow = store.followOtherTabs()
  const changed = (key: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue: null }))
  createOutboxStore('p').add(item('1'), null)
  changed('aconchego:saida:other:1')
  expect(listener).not.toHaveBeenCalled()
  changed('aconchego:saida:p:1')
  expect(store.entries().map(({ id }) => id)).toEqual(['1'])
  unfollow()
  changed('aconchego:saida:p:1')
  expect(listener).toHaveBeenCalledOnce()
})
