import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { soon } from '#tests/support/time/soon.ts'
import type { Outcome } from '../model.ts'
import { createBoundedSink } from './bounded-sink.ts'

type Given = { maxCharacters?: number; maxMilliseconds?: number; fails?: boolean }

function bounded({ maxCharacters = 32_000, maxMilliseconds = 60_000, fails = false }: Given = {}) {
  const logged: string[] = []
  const abort = new AbortController()
  const heard = { texts: [] as string[], ended: [] as Outcome[], stopped: 0 }
  const sink = createBoundedSink({
    sink: {
      text(text) {
        if (fails) throw new Error(`can't read ${text}`)
        heard.texts.push(text)
      },
      end: (outcome) => void heard.ended.push(outcome),
      unread: () => 7,
    },
    signal: abort.signal,
    maxCharacters,
    maxMilliseconds,
    stop: () => {
      heard.stopped += 1
    },
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  })
  return { ...sink, heard, logged, abort: () => abort.abort() }
}

test('words are handed on at once, and one end', () => {
  const { text, end, unread, heard } = bounded()
  text('Oi, ')
  text('tudo bem?')
  expect(heard.texts).toEqual(['Oi, ', 'tudo bem?'])
  end({ type: 'whole' })
  end({ type: 'failed', reason: 'late' })
  text('nada')
  expect(heard).toMatchObject({ texts: ['Oi, ', 'tudo bem?'], ended: [{ type: 'whole' }] })
  expect(unread()).toBe(7)
})

describe('a long text', () => {
  const long = 'uma palavra '.repeat(2_000)

  test('is handed on in portions, with turns of the event loop for others in between', async () => {
    const { text, end, heard } = bounded()
    text(long)
    end({ type: 'whole' })
    expect(heard.texts.join('').length).toBeLessThanOrEqual(2_000)
    let turns = 0
    for (; heard.ended.length === 0; turns += 1) await turn()
    expect(turns).toBeGreaterThanOrEqual(long.length / 2_000 - 1)
    expect(heard.texts.join('')).toBe(long)
    expect(Math.max(...heard.texts.map((portion) => portion.length))).toBeLessThanOrEqual(2_000)
    expect(heard.ended).toEqual([{ type: 'whole' }])
  })

  test('is no longer received once nobody wants it', async () => {
    const { text, abort, heard } = bounded()
    text(long)
    abort()
    const soFar = heard.texts.length
    for (let turns = 0; turns < 20; turns += 1) await turn()
    expect(heard).toMatchObject({ ended: [], texts: { length: soFar } })
  })

  test('ends where a reply may end, without half of a character', async () => {
    const { text, heard } = bounded({ maxCharacters: 10 })
    text('123456')
    text('789🌷🌷🌷')
    text('nada')
    await soon(() => heard.ended).toEqual([{ type: 'failed', reason: 'too long' }])
    expect(heard.texts.join('')).toBe('123456789')
    expect(heard.stopped).toBe(1)
  })

  test('that fits exactly is not cut', () => {
    const { text, end, heard } = bounded({ maxCharacters: 4 })
    text('1234')
    end({ type: 'whole' })
    expect(heard).toMatchObject({ texts: ['1234'], ended: [{ type: 'whole' }] })
  })
})

describe('time', () => {
  afterEach(() => void vi.useRealTimers())

  test('ends a reply that continues for too long, with what was said', async () => {
    vi.useFakeTimers()
    const { text, heard } = bounded({ maxMilliseconds: 300_000 })
    for (let minute = 0; minute < 5; minute += 1) {
      text('a')
      vi.advanceTimersByTime(60_000)
    }
    expect(heard).toMatchObject({
      texts: Array(5).fill('a'),
      ended: [{ type: 'failed', reason: 'took too long' }],
      stopped: 1,
    })
  })

  test('runs for nobody after the end', () => {
    vi.useFakeTimers()
    bounded().end({ type: 'whole' })
    bounded().abort()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('what goes wrong while words are read ends this reply, and the log holds none of them', () => {
  const { text, heard, logged } = bounded({ fails: true })
  expect(() => text('segredo')).not.toThrow()
  expect(heard.ended).toEqual([{ type: 'failed', reason: 'could not be read' }])
  expect(heard.stopped).toBe(1)
  expect(logged).toHaveLength(1)
  expect(logged.join()).not.toContain('segredo')
})
