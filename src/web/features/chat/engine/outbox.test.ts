import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { apiError } from '#tests/support/browser/api-error.ts'
import { stubStorage } from '#tests/support/browser/stub-storage.ts'
import { createOutbox } from './outbox.ts'

function setUp(
  deliver: (content: string, signal: AbortSignal) => Promise<void>,
  read: (content: string) => Promise<RiskLevel> = async () => 'nenhum',
) {
  const delivered: string[] = []
  const givenBack: string[] = []
  const levelsGivenBack: RiskLevel[] = []
  const outbox = createOutbox({
    personId: 'p',
    deliver: async ({ content }, signal) => {
      await deliver(content, signal)
      delivered.push(content)
      return 'nenhum'
    },
    readWaiting: async ({ content }) => ({ nivel: await read(content) }),
    giveBack(item) {
      givenBack.push(item.content)
      levelsGivenBack.push(item.nivel)
    },
  })
  const write = (content: string, conversationId = 'c') =>
    outbox.add({ conversationId, content, newStyle: null })
  return { outbox, delivered, givenBack, levelsGivenBack, write }
}

/** A request that is never answered. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('outbox', () => {
  it('is empty once everything was acknowledged, in the order it was written', async () => {
    const { outbox, delivered, write } = setUp(async () => {})
    write('um')
    write('dois')
    write('três', 'd')
    await vi.runAllTimersAsync()
    expect(delivered).toEqual(['um', 'dois', 'três'])
    expect(outbox.entries()).toEqual([])
  })

  it('keeps what could not be sent, and sends it in order when the connection is back', async () => {
    let online = false
    const { outbox, delivered, write } = setUp(async () => {
      if (!online) throw apiError('offline')
    })
    write('um')
    write('dois')
    await vi.advanceTimersByTimeAsync(500)
    expect(outbox.entries().map(({ content, waiting }) => [content, waiting])).toEqual([
      ['um', 'connection'],
      ['dois', 'connection'],
    ])
    online = true
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(delivered).toEqual(['um', 'dois'])
  })

  it('retries by itself', async () => {
    let failures = 3
    const { delivered, write } = setUp(async () => {
      failures -= 1
      if (failures >= 0) throw apiError('unavailable')
    })
    write('um')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(delivered).toEqual(['um'])
  })

  it('waits at most ten seconds between retries, however long the server is away', async () => {
    const tries: number[] = []
    const { write } = setUp(async () => {
      tries.push(Date.now())
      throw apiError('unavailable')
    })
    write('um')
    await vi.advanceTimersByTimeAsync(300_000)
    const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
    expect(Math.max(...waits)).toBe(10_000)
  })

  it('sends again what was in progress when the connection was lost, once it is back', async () => {
    const tries: string[] = []
    let silent = true
    const { outbox, delivered, write } = setUp(async (content, signal) => {
      tries.push(content)
      if (silent) await aborted(signal)
    })
    write('um')
    write('dois')
    await vi.advanceTimersByTimeAsync(0)
    outbox.connectionIs(false)
    silent = false
    outbox.connectionIs(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(tries).toEqual(['um', 'um', 'dois'])
    expect(delivered).toEqual(['um', 'dois'])
  })

  it('sends again what was sent without a connection, once it is back', async () => {
    let silent = true
    const { outbox, delivered, write } = setUp(async (_, signal) => {
      if (silent) await aborted(signal)
    })
    outbox.connectionIs(false)
    write('um')
    await vi.advanceTimersByTimeAsync(0)
    silent = false
    outbox.connectionIs(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(delivered).toEqual(['um'])
  })

  it('sends once when no connection was lost, however often it is asked to retry', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const deliver = vi.fn((_: string, signal: AbortSignal) => Promise.race([promise, aborted(signal)]))
    const { outbox, delivered, write } = setUp(deliver)
    outbox.connectionIs(false)
    outbox.connectionIs(true)
    write('um')
    outbox.connectionIs(true)
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    resolve()
    await vi.runAllTimersAsync()
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(delivered).toEqual(['um'])
  })

  it('survives a reload', async () => {
    const before = setUp(() => new Promise(() => {}))
    before.write('um')
    const after = setUp(async () => {})
    after.outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(after.delivered).toEqual(['um'])
  })

  it('gives a refused message back and sends the next ones', async () => {
    const { delivered, givenBack, write } = setUp(async (content) => {
      if (content === 'um') throw apiError('too_many_messages')
    })
    write('um')
    write('dois', 'd')
    await vi.advanceTimersByTimeAsync(0)
    expect(givenBack).toEqual(['um'])
    expect(delivered).toEqual(['dois'])
  })

  it('lets a second message wait for the reply to the first', async () => {
    let replying = false
    const { outbox, delivered, write } = setUp(async () => {
      if (replying) throw apiError('reply_in_progress')
      replying = true
    })
    write('um')
    write('dois')
    await vi.advanceTimersByTimeAsync(0)
    expect(delivered).toEqual(['um'])
    expect(outbox.entries()[0]?.waiting).toBe('reply')
    replying = false
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(delivered).toEqual(['um', 'dois'])
  })

  it.each(['reply_in_progress', 'reply_paused', 'too_many_messages'] as const)(
    'tells what was read in a message that has to wait after %s, and goes on telling it without a connection',
    async (code) => {
      let refusal = apiError(code, { nivel: 'emergencia' })
      const { outbox, write } = setUp(async (content) => {
        if (content !== 'um') throw refusal
      })
      write('um')
      write('dois')
      await vi.advanceTimersByTimeAsync(0)
      const levels = () => outbox.entries().map(({ content, nivel }) => [content, nivel])
      expect(levels()).toEqual([['dois', 'emergencia']])
      refusal = apiError('offline')
      outbox.retry()
      await vi.advanceTimersByTimeAsync(0)
      expect(levels()).toEqual([['dois', 'emergencia']])
    },
  )

  it.each(['reply_in_progress', 'too_many_messages'] as const)(
    'tells what is read in every message behind one that waits after %s, and asks once for each',
    async (code) => {
      const asked: string[] = []
      const { outbox, write } = setUp(
        async (content) => {
          if (content !== 'um') throw apiError(code)
        },
        async (content) => {
          asked.push(content)
          return content === 'três' ? 'nenhum' : 'risco'
        },
      )
      for (const content of ['um', 'dois', 'três', 'quatro']) write(content)
      await vi.advanceTimersByTimeAsync(0)
      write('cinco')
      await vi.advanceTimersByTimeAsync(0)
      expect(outbox.entries().map(({ content, nivel }) => [content, nivel])).toEqual([
        ['dois', null],
        ['três', 'nenhum'],
        ['quatro', 'risco'],
        ['cinco', 'risco'],
      ])
      outbox.retry()
      await vi.advanceTimersByTimeAsync(0)
      expect(asked).toEqual(['três', 'quatro', 'cinco'])
    },
  )

  it('keeps the gravest of what was read in a message that waits', async () => {
    let nivel: RiskLevel = 'risco'
    const { outbox, write } = setUp(async (content) => {
      if (content !== 'um') throw apiError('reply_in_progress', { nivel })
    })
    write('um')
    write('dois')
    await vi.advanceTimersByTimeAsync(0)
    nivel = 'atencao'
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.entries()[0]?.nivel).toBe('risco')
  })

  it('gives back what was read in a message while it waited, also when the refusal shows nothing of it', async () => {
    let refusal = apiError('reply_in_progress', { nivel: 'emergencia' })
    const { outbox, givenBack, levelsGivenBack, write } = setUp(async (content) => {
      if (content !== 'um') throw refusal
    })
    write('um')
    write('dois')
    await vi.advanceTimersByTimeAsync(0)
    refusal = apiError('plan_ended')
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect([givenBack, levelsGivenBack]).toEqual([['dois'], ['emergencia']])
  })

  it('reads waiting messages again when their person comes back after another one', async () => {
    const refuse = async (content: string) => {
      if (content !== 'um') throw apiError('reply_in_progress')
    }
    const before = setUp(refuse)
    for (const content of ['um', 'dois', 'três']) before.write(content)
    await vi.advanceTimersByTimeAsync(0)
    before.outbox.suspend()
    const after = setUp(refuse, async () => 'risco')
    after.outbox.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(after.outbox.entries().map(({ content, nivel }) => [content, nivel])).toEqual([
      ['dois', null],
      ['três', 'risco'],
    ])
  })

  it('asks once about a message while the answer is under way', async () => {
    const asked: string[] = []
    const { outbox, write } = setUp(
      async (content) => {
        if (content !== 'um') throw apiError('reply_in_progress')
      },
      (content) => {
        asked.push(content)
        return new Promise(() => {})
      },
    )
    for (const content of ['um', 'dois', 'três']) write(content)
    await vi.advanceTimersByTimeAsync(0)
    outbox.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['três'])
  })

  it('asks again what a waiting message says when that could not be read', async () => {
    let fails = true
    const { outbox, write } = setUp(
      async (content) => {
        if (content !== 'um') throw apiError('reply_in_progress')
      },
      async () => {
        if (fails) throw apiError('too_many_messages')
        return 'risco'
      },
    )
    for (const content of ['um', 'dois', 'três']) write(content)
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.entries()[1]?.nivel).toBeNull()
    fails = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(outbox.entries()[1]?.nivel).toBe('risco')
  })

  it.each(['not_signed_in', 'other_person'] as const)(
    'keeps everything after %s, and sends nothing until its person is back',
    async (code) => {
      let back = false
      const tries: string[] = []
      const { outbox, delivered, givenBack, write } = setUp(async (content) => {
        tries.push(content)
        if (!back) throw apiError(code)
      })
      write('um')
      write('dois', 'd')
      await vi.advanceTimersByTimeAsync(0)
      back = true
      outbox.retry()
      outbox.connectionIs(true)
      write('três', 'e')
      await vi.advanceTimersByTimeAsync(60_000)
      expect([tries, delivered, givenBack]).toEqual([['um'], [], []])
      expect(outbox.entries()[0]?.waiting).toBe('session')
      outbox.resume()
      await vi.advanceTimersByTimeAsync(0)
      expect(delivered).toEqual(['um', 'dois', 'três'])
    },
  )

  it('stops in the middle when its person is not signed in any more', async () => {
    const tries: string[] = []
    const { outbox, write } = setUp((content, signal) => {
      tries.push(content)
      return aborted(signal)
    })
    write('um')
    write('dois', 'd')
    await vi.advanceTimersByTimeAsync(0)
    outbox.suspend()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tries).toEqual(['um'])
    expect(outbox.entries()).toHaveLength(2)
  })

  it('knows only what belongs to its own person', () => {
    setUp(() => new Promise(() => {})).write('um')
    const other = createOutbox({
      personId: 'outra',
      deliver: async () => 'nenhum',
      readWaiting: async () => ({ nivel: 'nenhum' }),
      giveBack: () => {},
    })
    expect(other.entries()).toEqual([])
  })
})
