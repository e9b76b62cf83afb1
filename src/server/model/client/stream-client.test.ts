import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { soon } from '#tests/support/time/soon.ts'
import { createStreamClient } from './stream-client.ts'

/** A service of which every byte is ours: it answers each request on a connection with what comes next. */
const answers: ((socket: Socket) => void)[] = []
const asked: { connection: number; text: string }[] = []
const open: Socket[] = []
const server = createServer((socket) => {
  const connection = open.push(socket)
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    asked.push({ connection, text: bytes.toString() })
    answers.shift()?.(socket)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})
beforeEach(() => void asked.splice(0))

const OK = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
const whole = (text: string) => `${OK}${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`

function client() {
  const paused: { socket: Socket; length: number }[] = []
  const url = new URL(`http://127.0.0.1:${port}/v1/fala?lingua=pt`)
  const post = createStreamClient({
    url,
    headers: { 'X-Chave': 'abc' },
    resumeLater: (socket, length) => paused.push({ socket, length }),
  })
  function ask({ pause = 0 } = {}) {
    const events: string[] = []
    const heard = { bytes: 0 }
    const drop = post('{"oi":"é"}', {
      connected: () => events.push('connected'),
      answered: ({ status }) => events.push(`status ${status}`),
      body(bytes, received) {
        if (bytes.length > 0) events.push(bytes.toString())
        heard.bytes += received
        return pause
      },
      ended: () => events.push('ended'),
      broke: () => events.push('broke'),
    })
    return { events, heard, drop }
  }
  return { ask, paused }
}

const last = (events: string[]) => () => events.at(-1)

test('a request is written as HTTP requires, and its answer is received in order', async () => {
  answers.push((socket) => socket.write(whole('ola')))
  const { events } = client().ask()
  await soon(last(events)).toBe('ended')
  expect(events).toEqual(['connected', 'status 200', 'ola', 'ended'])
  expect(asked[0]?.text).toBe(
    `POST /v1/fala?lingua=pt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: keep-alive\r\nX-Chave: abc\r\nContent-Length: 11\r\n\r\n{"oi":"é"}`,
  )
})

describe('a connection', () => {
  test('is used again after an answer', async () => {
    const { ask } = client()
    for (let turn = 0; turn < 3; turn++) {
      answers.push((socket) => socket.write(whole('oi')))
      await soon(last(ask().events)).toBe('ended')
    }
    expect(new Set(asked.map(({ connection }) => connection)).size).toBe(1)
  })

  test('is used by one request at a time', async () => {
    const { ask } = client()
    answers.push(
      () => {},
      (socket) => socket.write(whole('oi')),
    )
    const slow = ask()
    await soon(() => asked.length).toBe(1)
    await soon(last(ask().events)).toBe('ended')
    expect(asked[0]?.connection).not.toBe(asked[1]?.connection)
    slow.drop()
  })

  test('that was closed as we asked is replaced by a new one, and nobody notices', async () => {
    const { ask } = client()
    answers.push((socket) => socket.write(whole('oi')))
    await soon(last(ask().events)).toBe('ended')
    answers.push(
      (socket) => socket.destroy(),
      (socket) => socket.write(whole('de novo')),
    )
    const { events } = ask()
    await soon(last(events)).toBe('ended')
    expect(events).toContain('de novo')
    expect(events).not.toContain('broke')
  })

  test('that is closed at once is not tried for ever', async () => {
    answers.push((socket) => socket.destroy())
    const { events } = client().ask()
    await soon(last(events)).toBe('broke')
    expect(asked).toHaveLength(1)
  })

  test('on which somebody speaks without being asked is closed', async () => {
    const { ask } = client()
    answers.push((socket) => socket.write(whole('oi')))
    await soon(last(ask().events)).toBe('ended')
    const connection = asked[0]?.connection ?? 0
    open[connection - 1]?.write('HTTP/1.1 408 Request Timeout\r\n\r\n')
    await soon(() => open[connection - 1]?.destroyed).toBe(true)
    answers.push((socket) => socket.write(whole('oi')))
    await soon(last(ask().events)).toBe('ended')
    expect(asked[1]?.connection).not.toBe(connection)
  })
})

test('a paused connection reads nothing until it is resumed', async () => {
  const { ask, paused } = client()
  let say = (_: string) => {}
  answers.push((socket) => {
    say = (text) => socket.write(`2\r\n${text}\r\n`)
    socket.write(OK)
    say('um')
  })
  const { events } = ask({ pause: 300 })
  await soon(() => paused.map(({ length }) => length)).toEqual([300])
  const before = [...events]
  // What is written to ourselves and read back over another connection shows that time enough has passed.
  say('do')
  say('is')
  const other = client()
  answers.push((socket) => socket.write(whole('oi')))
  await soon(last(other.ask().events)).toBe('ended')
  expect(events).toEqual(before)
  paused[0]?.socket.resume()
  await soon(last(events)).toBe('dois')
})

test.each([
  ['chunks of one byte', 'a', '1\r\na\r\n'.repeat(1_000)],
  ['an extension of a chunk', '', `1;${'x'.repeat(5_000)}`],
  ['a trailer', '', `0\r\n${'X: y\r\n'.repeat(1_000)}`],
])('bytes of %s count as received, and the connection is paused for them', async (_, said, framing) => {
  const { ask, paused } = client()
  answers.push((socket) => socket.write(OK + framing))
  const { events, heard } = ask({ pause: 300 })
  const all = OK.length + framing.length
  await soon(() => {
    for (const { socket } of paused) socket.resume()
    return heard.bytes
  }).toBe(all)
  expect(paused.length).toBeGreaterThan(0)
  expect(events.slice(2).join('')).toBe(said.repeat(1_000))
})

describe('an answer breaks', () => {
  test.each([
    ['when it is cut', `${OK}5\r\nmet`],
    ['when it is no HTTP', 'bom dia\r\n\r\n'],
    ['when it ends before it began', ''],
  ])('%s', async (_, text) => {
    answers.push((socket) => socket.end(text))
    const { events } = client().ask()
    await soon(last(events)).toBe('broke')
    expect(events.filter((event) => event === 'broke' || event === 'ended')).toEqual(['broke'])
  })
})

test('an answer without a measure ends with its connection', async () => {
  answers.push((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\ntudo'))
  const { events } = client().ask()
  await soon(last(events)).toBe('ended')
  expect(events).toContain('tudo')
})

test('nothing more is received of what was given up, and the service notices', async () => {
  answers.push((socket) => socket.write(`${OK}2\r\num\r\n`))
  const { events, drop } = client().ask()
  await soon(last(events)).toBe('um')
  drop()
  await soon(() => open[(asked[0]?.connection ?? 0) - 1]?.destroyed).toBe(true)
  expect(last(events)()).toBe('um')
})

test('a header that would be two is refused', () => {
  const url = new URL('http://127.0.0.1:1/')
  expect(() => createStreamClient({ url, headers: { A: 'b\r\nC: d' }, resumeLater: () => {} })).toThrow(
    'header A',
  )
})
