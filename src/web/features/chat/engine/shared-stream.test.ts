import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveEvent } from '#domain/api/chat.ts'
import { shareStream } from './shared-stream.ts'

const EVENT: LiveEvent = { type: 'conversa-apagada', id: 'c' }

/** The tabs of one browser: a channel between them, a lock that the first one gets, and their event streams. */
function stubBrowser() {
  const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>()
  class Channel {
    onmessage?: (event: { data: unknown }) => void
    constructor() {
      channels.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of channels) if (other !== this) other.onmessage?.({ data })
    }
    close(): void {
      channels.delete(this)
    }
  }
  const streams: Source[] = []
  class Source {
    static readonly CLOSED = 2
    readyState = 0
    onopen = (): void => {}
    onmessage = (_: { data: string }): void => {}
    constructor() {
      streams.push(this)
    }
    close(): void {
      this.readyState = Source.CLOSED
    }
  }
  const queue: (() => void)[] = []
  let held = false
  function request(_: string, { steal, signal }: LockOptions, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        if (signal?.aborted) return reject(signal.reason)
        held = true
        void hold().then(() => {
          held = false
          resolve()
          queue.shift()?.()
        })
      }
      if (steal || !held) grant()
      else queue.push(grant)
    })
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  function show(visibilityState: 'visible' | 'hidden'): void {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { streams, channels, show }
}

function openTab() {
  const handlers = { onEvent: vi.fn(), onState: vi.fn(), onRefused: vi.fn() }
  return { ...handlers, close: shareStream('ana', handlers) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('opens one stream for two tabs, and both receive what it brings', () => {
  const { streams } = stubBrowser()
  const [first, second] = [openTab(), openTab()]
  streams[0]?.onopen()
  streams[0]?.onmessage({ data: JSON.stringify(EVENT) })
  expect(streams).toHaveLength(1)
  for (const tab of [first, second]) {
    expect(tab.onState).toHaveBeenLastCalledWith(true)
    expect(tab.onEvent.mock.calls).toEqual([[EVENT]])
  }
})

it('opens a stream for each tab where a page has no locks, and passes nothing on', () => {
  const { streams } = stubBrowser()
  vi.stubGlobal('navigator', {})
  const [first, second] = [openTab(), openTab()]
  for (const stream of streams) stream.onopen()
  streams[0]?.onmessage({ data: JSON.stringify(EVENT) })
  expect(streams).toHaveLength(2)
  expect([first, second].map(({ onEvent }) => onEvent.mock.calls)).toEqual([[[EVENT]], []])
  first.close()
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 0])
})

it('tells a tab that comes later whether events arrive', () => {
  const { streams } = stubBrowser()
  openTab()
  streams[0]?.onopen()
  expect(openTab().onState.mock.calls).toEqual([[true]])
})

it('gives the stream to the next tab when the leading one is closed', async () => {
  const { streams } = stubBrowser()
  const first = openTab()
  openTab()
  first.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 0])
})

it('takes over from a leading tab that does not answer', async () => {
  const { streams, channels } = stubBrowser()
  openTab()
  channels.clear()
  openTab()
  await vi.advanceTimersByTimeAsync(1999)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(streams).toHaveLength(2)
})

it('opens the stream anew when the page was out of sight for long, and not when it was for a moment', () => {
  const { streams, show } = stubBrowser()
  openTab()
  show('hidden')
  vi.advanceTimersByTime(20_000)
  show('visible')
  expect(streams).toHaveLength(1)
  show('hidden')
  vi.advanceTimersByTime(20_001)
  show('visible')
  expect(streams.map(({ readyState }) => readyState)).toEqual([2, 0])
})

it('shows that nothing arrives as soon as the browser is offline, and opens the stream anew afterwards', () => {
  const { streams } = stubBrowser()
  const { onState } = openTab()
  streams[0]?.onopen()
  window.dispatchEvent(new Event('offline'))
  expect(onState.mock.calls).toEqual([[true], [false]])
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
})
