import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from './commands.ts'
import { endingHangs } from './within.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function sessionAnswering(send: Session['send']): Session {
  return { engine: 'Navegador 1.0', send, close: async () => {} }
}

test('a command that the browser never answers fails', async () => {
  const session = endingHangs(sessionAnswering(() => new Promise(() => {})))
  const failed = expect(session.send('back')).rejects.toThrow('not done within 60 s')
  await vi.runAllTimersAsync()
  await failed
})

test('an answer is passed on, with what was asked, and nothing waits any longer', async () => {
  const asked: unknown[] = []
  const session = endingHangs(
    sessionAnswering(async (...what) => {
      asked.push(what)
      return 'resposta'
    }),
  )
  expect(await session.send('navigate', { url: 'about:blank' })).toBe('resposta')
  expect(asked).toEqual([['navigate', { url: 'about:blank' }]])
  expect(vi.getTimerCount()).toBe(0)
})
