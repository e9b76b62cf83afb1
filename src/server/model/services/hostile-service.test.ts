import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { REPLY_MAX } from '#domain/limits.ts'
import { collectReply, PROMPT, remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  attackedBy,
  ENDED_BY_THE_CLOCK,
  limitsAgainst,
  SAID,
  SILENT_ATTACKS,
  SPOKEN_ATTACKS,
  startHostileService,
} from '#tests/support/model/hostile-service.ts'
import { chunk } from '#tests/support/model/model-server.ts'
import { soon, until } from '#tests/support/time/soon.ts'

const service = await startHostileService()
afterAll(service.close)

function attackWith(name: string) {
  const message = attackedBy(name)
  const { model } = remoteModelAt(service.url, { limits: limitsAgainst(message) })
  return { name, heard: collectReply(model.reply({ ...PROMPT, message }), { unread: 0 }) }
}

describe('a service that attacks', () => {
  test('is given up on, with what was said and for a reason the operator reads', async () => {
    // Its time runs from the beginning: it is to have said its sentence before the others keep us busy.
    const slow = attackWith(ENDED_BY_THE_CLOCK)
    await until(() => slow.heard.text().startsWith(SAID))
    const names = Object.keys({ ...SILENT_ATTACKS, ...SPOKEN_ATTACKS })
    const others = names.filter((name) => name !== ENDED_BY_THE_CLOCK).map(attackWith)
    for (const { name, heard } of [slow, ...others]) {
      const outcome = await heard.end
      const text = heard.text()
      const [, reason] = SILENT_ATTACKS[name] ?? SPOKEN_ATTACKS[name] ?? []
      expect({ name, ...outcome, ends: heard.ended.length }).toEqual({
        name,
        type: 'failed',
        reason,
        ends: 1,
      })
      expect(text.startsWith(name in SPOKEN_ATTACKS ? SAID : '')).toBe(true)
      expect(text.length).toBeLessThanOrEqual(name in SPOKEN_ATTACKS ? REPLY_MAX : 0)
    }
    await soon(service.open).toBe(0)
  })

  test('is heard for no more than is left of a reply that goes on', async () => {
    const { model } = remoteModelAt(service.url, { limits: { retries: 0 } })
    const partial = 'a'.repeat(REPLY_MAX - 1_000)
    const message = attackedBy('words without an end')
    const heard = collectReply(model.reply({ ...PROMPT, message, partial }))
    expect(await heard.end).toEqual({ type: 'failed', reason: 'too long' })
    expect(heard.text()).toHaveLength(1_000)
  })
})

describe('a connection that is cut at any byte', () => {
  const body = [
    chunk('Não é só '),
    chunk('você 🌷'),
    chunk(null, { finish_reason: 'stop' }),
    'data: [DONE]\n\n',
  ]
  const chunked = body.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('')
  const answer = Buffer.from(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}0\r\n\r\n`)
  const whole = 'Não é só você 🌷'

  test('leaves what was said, and one end', async () => {
    const url = await tcpService((socket, asked) => {
      const cut = Number(/\[\[(\d+)\]\]/.exec(asked)?.[1])
      socket.end(answer.subarray(0, cut))
    })
    const { model } = remoteModelAt(url, { limits: { retries: 0 } })
    const said: string[] = []
    for (let from = 0; from <= answer.length; from += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, step) => {
          const cut = Math.min(from + step, answer.length)
          const heard = collectReply(model.reply({ ...PROMPT, message: `[[${cut}]]` }))
          const { type } = await heard.end
          said[cut] = heard.text()
          expect(heard.ended).toHaveLength(1)
          expect(whole.startsWith(heard.text())).toBe(true)
          if (heard.text() !== whole) expect(type).toBe('failed')
        }),
      )
    }
    expect([...new Set(said)]).toEqual(['', 'Não é só ', whole])
  })
})

describe('a service that sends us elsewhere', () => {
  test.each([301, 302, 307, 308])('with %i is not followed, whatever is asked', async (status) => {
    let asked = 0
    const elsewhere = await httpService((_, response) => {
      asked += 1
      response.end('{}')
    })
    const url = await httpService((_, response) => {
      response.writeHead(status, { Location: `${elsewhere}/chat/completions` }).end()
    })
    const { model } = remoteModelAt(url, { limits: { retries: 0 } })
    expect(await collectReply(model.reply(PROMPT)).end).toEqual({
      type: 'failed',
      reason: `status ${status}`,
    })
    const turns = [{ role: 'user' as const, content: 'segredo' }]
    expect(await model.opinion?.(turns, new AbortController().signal)).toBeNull()
    expect(await model.check()).toBe('the model service did not answer: check OPENAI_BASE_URL')
    expect(asked).toBe(0)
  })
})

test('an opinion that would not end, or is packed to become one, is none', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))
  const url = await httpService((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(bomb)
  })
  const { model } = remoteModelAt(url)
  const turns = [{ role: 'user' as const, content: 'Oi' }]
  expect(await model.opinion?.(turns, new AbortController().signal)).toBeNull()
})

async function tcpService(answer: (socket: Socket, asked: string) => void): Promise<string> {
  const server = createTcpServer((socket) => {
    let asked = ''
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      asked += bytes
      if (asked.includes('"stream":true}')) answer(socket, asked)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

async function httpService(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
