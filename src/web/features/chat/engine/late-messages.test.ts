import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { createSignal } from '#web/lib/signal.ts'
import { leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { createLateMessages } from './late-messages.ts'
import type { OutboxEntry } from './outbox-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-04-20T12:00:00.000Z') })
  vi.stubGlobal('location', { pathname: '/chat/c' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  conversationId: 'c',
  content: id,
  createdAt: new Date().toISOString(),
  newStyle: null,
  queued: false,
  waiting: null,
  nivel: null,
  isOwn: true,
  ...more,
})

function setUp(before: OutboxEntry[] = []) {
  const { get, set, subscribe } = createSignal(before)
  const read = vi.fn(async (words: string): Promise<RiskLevel> => (words === 'perigo' ? 'risco' : 'nenhum'))
  return { set, read, ...createLateMessages({ outbox: { entries: get, subscribe }, read }) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('reads a message that was not accepted within three seconds, and keeps what it found', async () => {
  const { set, levels } = setUp()
  set([entry('perigo')])
  await pass(2999)
  expect(levels.get().size).toBe(0)
  await pass(1)
  expect([...levels.get()]).toEqual([['perigo', 'risco']])
  set([])
  await pass(60_000)
  expect(levels.get().get('perigo')).toBe('risco')
})

it('reads nothing that was accepted in time', async () => {
  const { set, read } = setUp()
  set([entry('perigo')])
  await pass(2000)
  set([])
  await pass(10_000)
  expect(read).not.toHaveBeenCalled()
})

it('reads each message once, and at once what was left by an earlier visit', async () => {
  const { set, read } = setUp([entry('perigo', { createdAt: '2025-04-20T11:00:00.000Z' })])
  await pass(0)
  expect(read).toHaveBeenCalledTimes(1)
  set([entry('perigo', { waiting: 'server' })])
  await pass(60_000)
  expect(read).toHaveBeenCalledTimes(1)
})

it("remembers nothing of one person's words in the tab of the next", async () => {
  const { set } = setUp()
  set([entry('perigo')])
  setUp()
  await pass(3000)
  expect(waitingDanger.get().size).toBe(0)
})

it.each([
  ['of a conversation that was left', '/conta', true, true],
  ['of the conversation that is shown', '/chat/c', true, false],
  ['of another tab', '/conta', false, false],
])('shows danger elsewhere that was read in a message %s: from %s', async (_, pathname, isOwn, isShown) => {
  vi.stubGlobal('location', { pathname })
  const { set } = setUp()
  set([entry('perigo', { isOwn })])
  await pass(3000)
  const shown = isShown ? { id: 'perigo', nivel: 'risco', isReadHere: true } : null
  expect(leftBehind.get()).toEqual(shown)
  // It is not taken from under the eyes of who reads it.
  set([])
  expect(leftBehind.get()).toEqual(shown)
})

it.each([
  ['/conta', true, 'risco'],
  ['/chat/c', true, undefined],
  ['/conta', false, undefined],
])('shows once elsewhere what the server has read in it: from %s, own %s', (pathname, isOwn, shown) => {
  vi.stubGlobal('location', { pathname })
  const { set } = setUp()
  set([entry('perigo', { isOwn })])
  set([entry('perigo', { isOwn, nivel: 'risco' })])
  expect(leftBehind.get()?.nivel).toBe(shown)
  leftBehind.set(null)
  set([entry('perigo', { isOwn, nivel: 'risco', waiting: 'reply' })])
  expect(leftBehind.get()).toBeNull()
})

it('waits no longer than three seconds where the clock was set back', async () => {
  const { levels } = setUp([entry('perigo', { createdAt: '2025-04-20T15:00:00.000Z' })])
  await pass(3000)
  expect(levels.get().get('perigo')).toBe('risco')
})

it.each([
  ['connection', 'connection'],
  ['server', 'server'],
  [null, 'server'],
  ['reply', null],
  ['session', null],
] as const)('tells that a late message that waits for %s waits for %s', async (waiting, told) => {
  const { set, waitsFor } = setUp()
  set([entry('oi', { waiting })])
  expect(waitsFor.get()).toBe(null)
  await pass(3000)
  expect(waitsFor.get()).toBe(told)
  set([])
  expect(waitsFor.get()).toBe(null)
})
