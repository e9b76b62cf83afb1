import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { API_KEY, collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  type Behaviour,
  chunk,
  cutsAfter,
  refuses,
  says,
  sends,
  stallsAfter,
  startModelServer,
} from '#tests/support/model/model-server.ts'
import { soon } from '#tests/support/time/soon.ts'

const service = await startModelServer(says('Estou aqui.'))
afterAll(service.close)
beforeEach(() => void service.requests.splice(0))

const NOON = new Date('2026-01-01T12:00:00Z')
const cutsAtOnce: Behaviour = (response) => void response.destroy()

/** Asks at an address and says how it went. */
async function askAt(url: string, limits: Record<string, number> = {}) {
  const { model, logged } = remoteModelAt(url, { limits })
  const begun = performance.now()
  const heard = collectReply(model.reply(PROMPT))
  const outcome = await heard.end
  return { outcome, text: heard.text(), ended: heard.ended, took: performance.now() - begun, logged }
}
const ask = (limits?: Record<string, number>) => askAt(service.url, limits)

describe('trying again', () => {
  test.each([
    ['429', refuses(429)],
    ['500', refuses(500)],
    ['502', refuses(502)],
    ['503', refuses(503)],
    ['a line that breaks', cutsAtOnce],
    ['a line that breaks before the first word', cutsAfter('')],
  ])('helps after %s: the person sees nothing of it', async (_, trouble) => {
    service.next(trouble, trouble)
    expect(await ask()).toMatchObject({ outcome: { type: 'whole' }, text: 'Estou aqui.' })
    expect(service.requests).toHaveLength(3)
    expect(service.requests[2]?.body).toEqual(service.requests[0]?.body)
  })

  test('is done twice at most', async () => {
    service.next(refuses(500), refuses(500), refuses(500))
    const { outcome, ended } = await ask()
    expect(outcome).toEqual({ type: 'failed', reason: 'status 500' })
    expect(service.requests).toHaveLength(3)
    expect(ended).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 408, 413, 422, 301, 204])('is not done after %i', async (status) => {
    service.next(refuses(status))
    expect((await ask()).outcome).toEqual({ type: 'failed', reason: `status ${status}` })
    expect(service.requests).toHaveLength(1)
  })

  test('is not done after an error inside the stream', async () => {
    service.next(sends('data: {"error":{"message":"overloaded"}}\n\n'))
    expect((await ask()).outcome).toMatchObject({ type: 'failed' })
    expect(service.requests).toHaveLength(1)
  })

  test.each([
    ['the line breaks', cutsAfter('Eu ia')],
    ['an error comes', sends(chunk('Eu ia'), 'data: {"error":{"code":500}}\n\n')],
    ['silence comes', stallsAfter('Eu ia')],
  ])('is never done once a word was said, also when %s', async (_, trouble) => {
    service.next(trouble)
    const { outcome, text, ended } = await ask({ silence: 250 })
    expect({ type: outcome.type, text, ended: ended.length }).toEqual({
      type: 'failed',
      text: 'Eu ia',
      ended: 1,
    })
    expect(service.requests).toHaveLength(1)
  })

  test('waits a little longer each time', async () => {
    service.next(refuses(500), refuses(500))
    expect((await ask({ retryWait: 60 })).took).toBeGreaterThanOrEqual(60 + 120 - 5)
  })

  test('waits as long as the service asks for, in seconds', async () => {
    const { waitingFor, advance } = stopTheClock()
    service.next(refuses(429, { 'Retry-After': '7' }))
    const heard = collectReply(remoteModelAt(service.url).model.reply(PROMPT))
    await waitingFor(7_000)
    advance(7_000)
    expect(await heard.end).toEqual({ type: 'whole' })
  })

  test('waits until the date the service names', async () => {
    const { waitingFor, advance } = stopTheClock()
    service.next(refuses(503, { 'Retry-After': new Date(Date.now() + 2_000).toUTCString() }))
    const heard = collectReply(remoteModelAt(service.url).model.reply(PROMPT))
    await waitingFor(2_000)
    advance(2_000)
    expect(await heard.end).toEqual({ type: 'whole' })
  })

  test.each(['x', '', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'does not mind a Retry-After of %j: it waits as if there were none',
    async (header) => {
      const { waitingFor, advance } = stopTheClock()
      service.next(refuses(429, { 'Retry-After': header }))
      const heard = collectReply(
        remoteModelAt(service.url, { limits: { retryWait: 500 } }).model.reply(PROMPT),
      )
      await waitingFor(500)
      advance(500)
      expect(await heard.end).toEqual({ type: 'whole' })
    },
  )

  test.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])(
    'is not done when the service wants to be left alone until %s: nobody waits that long',
    async (header) => {
      service.next(refuses(429, { 'Retry-After': header }))
      expect((await ask()).outcome).toMatchObject({ type: 'failed', reason: 'status 429' })
      expect(service.requests).toHaveLength(1)
    },
  )

  test('is given up with the reply', async () => {
    const { waitingFor, advance } = stopTheClock()
    service.next(refuses(500))
    const heard = collectReply(remoteModelAt(service.url, { limits: { retryWait: 500 } }).model.reply(PROMPT))
    await waitingFor(500)
    heard.abort()
    advance(60_000)
    await collectReply(remoteModelAt(service.url).model.reply(PROMPT)).end
    expect(service.requests).toHaveLength(2)
    expect(heard).toMatchObject({ texts: [], ended: [] })
  })
})

describe('time limits', () => {
  test('ends when the first word does not come', async () => {
    service.next(stallsAfter(''))
    const { outcome, took } = await ask({ firstWord: 300 })
    expect(outcome).toEqual({ type: 'failed', reason: 'stalled' })
    expect(took).toBeGreaterThanOrEqual(295)
    await soon(() => service.requests.length).toBe(1)
    await soon(() => service.requests[0]?.aborted).toBe(true)
  })

  test('ends when not even an answer comes', async () => {
    service.next(() => {})
    expect((await ask({ firstWord: 300 })).outcome).toEqual({ type: 'failed', reason: 'stalled' })
  })

  test('ends when keep-alives come instead of the first word', async () => {
    service.next(async (response) => {
      response.writeHead(200)
      while (!response.destroyed) {
        response.write(': keep-alive\n\n')
        await new Promise((next) => setTimeout(next, 20))
      }
    })
    expect((await ask({ firstWord: 300 })).outcome).toEqual({ type: 'failed', reason: 'stalled' })
  })

  test('ends when the words stop coming', async () => {
    service.next(stallsAfter('Eu ia'))
    const { outcome, text, took } = await ask({ silence: 200 })
    expect({ outcome, text }).toEqual({ outcome: { type: 'failed', reason: 'stalled' }, text: 'Eu ia' })
    expect(took).toBeGreaterThanOrEqual(195)
    await soon(() => service.requests[0]?.aborted).toBe(true)
  })

  test('begins anew with every word: a slow speaker is heard to the end', async () => {
    const words = ['um ', 'dois ', 'três ', 'quatro ', 'cinco ', 'seis']
    const spoken = Promise.withResolvers<ServerResponse>()
    service.next((response) => void spoken.resolve(response.writeHead(200)))
    const { advance } = stopTheClock()
    const heard = collectReply(remoteModelAt(service.url, { limits: { silence: 300 } }).model.reply(PROMPT))
    const response = await spoken.promise
    for (const [at, word] of words.entries()) {
      response.write(chunk(word))
      while (heard.texts.length <= at) await turnOfTheLoop()
      advance(299)
    }
    response.end('data: [DONE]\n\n')
    expect(await heard.end).toEqual({ type: 'whole' })
    expect(heard.text()).toBe(words.join(''))
  })
})

describe('a service that cannot be reached', () => {
  test('is tried again and then given up on', async () => {
    const gone = await startModelServer()
    await gone.close()
    expect((await askAt(gone.url)).outcome).toEqual({ type: 'failed', reason: 'unreachable' })
  })

  test('whose name nobody knows is given up on', async () => {
    expect((await askAt('http://nao-existe.invalid/v1')).outcome).toMatchObject({ type: 'failed' })
  })

  test('that takes the line and never says who it is (TLS) is given up on', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { outcome } = await askAt(`https://127.0.0.1:${port}/v1`, { connect: 150 })
    expect(outcome).toEqual({ type: 'failed', reason: 'unreachable' })
  })

  test('whose line is never taken is given up on', async () => {
    const url = await deafServer()
    const { outcome } = await askAt(url, { connect: 150 })
    expect(outcome).toEqual({ type: 'failed', reason: 'unreachable' })
  })
})

describe('the operator', () => {
  test.each([
    [401, 'the model service refused us (status 401): check OPENAI_API_KEY'],
    [403, 'the model service refused us (status 403): check OPENAI_API_KEY'],
    [
      404,
      'the model service does not know this address or model (status 404): check OPENAI_BASE_URL and OPENAI_MODEL (gpt-4-turbo-preview)',
    ],
  ])('reads one clear line about a %i, without the key', async (status, line) => {
    service.next(refuses(status))
    const { logged } = await ask()
    await soon(() => logged.length).toBe(1)
    expect(logged.map((entry) => JSON.parse(entry))).toEqual([
      expect.objectContaining({ level: 'error', msg: line }),
    ])
    expect(logged.join()).not.toContain(API_KEY)
  })

  test('reads what a service said that nobody understands, and nothing of what it was sent', async () => {
    service.next((response, { body }) => {
      response.writeHead(400)
      response.end(
        JSON.stringify({ error: `I will not read: ${JSON.stringify(body.messages)} (${API_KEY})` }),
      )
    })
    const { logged } = await ask()
    await soon(() => logged.length).toBe(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      event: 'model-refused',
      msg: 'the model service refused a request',
      status: 400,
      said: expect.stringContaining('I will not read'),
    })
    for (const secret of ['Dormi mal', 'Você é…', API_KEY]) expect(logged.join()).not.toContain(secret)
  })

  test.each([429, 500])('is not alarmed by a %i', async (status) => {
    service.next(refuses(status))
    expect((await ask()).logged).toEqual([])
  })
})

/** From now on time passes only when the test says so. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now: NOON })
  const stopped = globalThis.setTimeout
  const waits: unknown[] = []
  // Not a spy: Vitest puts those back once more after the file, when the clock goes again.
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    waits.push(args[1])
    return stopped(...args)
  }, stopped)
  onTestFinished(() => {
    globalThis.setTimeout = stopped
    vi.useRealTimers()
  })
  return {
    advance: (milliseconds: number) => void vi.advanceTimersByTime(milliseconds),
    /** Resolves when something waits for exactly this long to have passed. */
    async waitingFor(milliseconds: number): Promise<void> {
      while (!waits.includes(milliseconds)) await turnOfTheLoop()
    },
  }
}

/** A process that listens and accepts nobody, with its waiting room full. */
async function deafServer(): Promise<string> {
  const script = `const s = require('node:net').createServer()
    s.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      process.stdout.write(s.address().port + '\\n', () => process.kill(process.pid, 'SIGSTOP'))
    })`
  const child: ChildProcess = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const waiting: Socket[] = []
  onTestFinished(() => {
    for (const socket of waiting) socket.destroy()
    child.kill('SIGKILL')
  })
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const port = Number(line)
  // Fills the backlog of the listening socket: the first connection that is not accepted proves that it is full.
  for (let full = false; !full; ) {
    const socket = openSocket(port, '127.0.0.1').on('error', () => {})
    waiting.push(socket)
    full = await Promise.race([
      once(socket, 'connect').then(() => false),
      new Promise<boolean>((resolve) => setTimeout(resolve, 300, true)),
    ])
  }
  return `http://127.0.0.1:${port}/v1`
}
