import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStream } from './shared-stream.ts'

class FakeSource {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0
  onopen = (): void => {}
  onerror = (): void => {}
  onmessage = (_: { data: string }): void => {}
  readonly address: string

  constructor(address: string) {
    this.address = address
    FakeSource.opened.push(this)
  }

  close(): void {
    this.readyState = FakeSource.CLOSED
  }

  refuse(): void {
    this.readyState = FakeSource.CLOSED
    this.onerror()
  }
}

const opened = () => FakeSource.opened.length
const newest = () => FakeSource.opened.at(-1) ?? new FakeSource('')

function setUp() {
  const handlers = { onEvent: vi.fn(), onState: vi.fn(), onRefused: vi.fn() }
  return { ...handlers, stream: openStream('ana', handlers) }
}

beforeEach(() => {
  FakeSource.opened = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('names the person whose stream it asks for', () => {
  setUp()
  expect(newest().address).toMatch(/^\/api\/events\?.*=ana$/)
})

it('leaves a break to the browser, and shows that nothing arrives meanwhile', () => {
  const { onState, onRefused } = setUp()
  newest().onopen()
  newest().onerror()
  vi.advanceTimersByTime(60_000)
  expect(onState.mock.calls).toEqual([[true], [false]])
  expect(onRefused).not.toHaveBeenCalled()
  expect(opened()).toBe(1)
})

it('opens again after a refusal, with a delay that doubles up to ten seconds', () => {
  const { onRefused } = setUp()
  for (const delay of [1000, 2000, 4000, 8000, 10_000, 10_000]) {
    const before = opened()
    newest().refuse()
    vi.advanceTimersByTime(delay - 1)
    expect(opened()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(opened()).toBe(before + 1)
  }
  expect(onRefused).toHaveBeenCalledTimes(6)
})

it('opens again a second after the session ended, and passes the event on', () => {
  const { onEvent } = setUp()
  newest().onmessage({ data: '{"type":"sessao-encerrada"}' })
  expect(onEvent).toHaveBeenCalledWith({ type: 'sessao-encerrada' })
  vi.advanceTimersByTime(1000)
  expect(opened()).toBe(2)
})

it('does not open again once it is closed', () => {
  const { stream } = setUp()
  newest().refuse()
  stream.close()
  vi.advanceTimersByTime(60_000)
  expect(opened()).toBe(1)
})
