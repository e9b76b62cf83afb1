import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { RemoteModelOptions } from '#server/model/services/remote-model.ts'
import { chunk } from './model-server.ts'

/** What a service writes to a connection on which it was asked. */
type Attack = (socket: Socket) => void

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n'
/** Without a length: all that comes belongs to the answer. */
const OPEN = `${HEAD}\r\n`

/** The same again and again, as fast as it is read, until the other side has had enough. */
const floods =
  (first: string, part: string): Attack =>
  (socket) => {
    socket.write(first)
    const write = () => {
      while (!socket.destroyed && socket.write(part));
    }
    socket.on('drain', write)
    write()
  }

/** So slowly that it never stops for long. */
const drips =
  (first: string, part: string): Attack =>
  (socket) => {
    socket.write(first)
    const timer = setInterval(() => socket.write(part), 10)
    socket.on('close', () => clearInterval(timer))
  }

export const SAID = 'Estou aqui com você. '
const begun = OPEN + chunk(SAID)
const packed = gzipSync(chunk('a'.repeat(100_000)))

/** How each begins before a word was said, and the reason for which it is given up on. */
export const SILENT_ATTACKS: Record<string, [Attack, reason: string]> = {
  'a head without an end': [floods('HTTP/1.1 200 OK\r\n', `X-Bomb: ${'x'.repeat(1_000)}\r\n`), 'unreachable'],
  'a head that comes byte by byte': [drips('HTTP/1.1 200 OK\r\nX-Bomb: ', 'x'), 'stalled'],
  'answers that are none yet': [floods('', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)), 'unreachable'],
  'a packed body': [
    (socket) => {
      socket.write(`${HEAD}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`)
      socket.end(packed)
    },
    'packed',
  ],
  'data that is no JSON': [floods(OPEN, 'data: {x\n'.repeat(1_000)), 'not an event stream'],
  comments: [floods(OPEN, ': nada\n\n'.repeat(1_000)), 'stalled'],
  'a line without an end before any word': [floods(OPEN, 'data: '.repeat(1_000)), 'a line too long'],
}

/** Nothing but the time that a reply may take ends this one. */
export const ENDED_BY_THE_CLOCK = 'one letter after the other'

/** The same after a whole sentence. */
export const SPOKEN_ATTACKS: Record<string, [Attack, reason: string]> = {
  'a line without an end': [floods(`${begun}data: {"choices":"`, 'a'.repeat(10_000)), 'a line too long'],
  'a huge event': [(socket) => void socket.write(begun + chunk('palavra '.repeat(120_000))), 'too long'],
  'a huge event of list marks': [
    (socket) => void socket.write(begun + chunk('- a\n'.repeat(200_000))),
    'too long',
  ],
  'words without an end': [floods(begun, chunk('palavra '.repeat(50))), 'too long'],
  'full stops without an end': [floods(begun, chunk('.'.repeat(400))), 'too long'],
  'small events that say nothing': [floods(begun, chunk('').repeat(100)), 'stalled'],
  [ENDED_BY_THE_CLOCK]: [drips(begun, chunk('a')), 'took too long'],
  'bytes that are no UTF-8': [floods(begun, 'data: \xff\xfe\n'.repeat(100)), 'stalled'],
}

/** A service of which every byte is ours. It speaks properly unless it is asked for an attack by name. */
export async function startHostileService() {
  const attacks = { ...SILENT_ATTACKS, ...SPOKEN_ATTACKS }
  const open = new Set<Socket>()
  const proper = `${OPEN}${chunk('Tudo bem por aqui.')}data: [DONE]\n\n`
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    let asked = ''
    socket.on('data', (bytes) => {
      asked += bytes
      if (!asked.includes('"stream":true}')) return
      const name = Object.keys(attacks).find((known) => asked.includes(`[[${known}]]`))
      asked = ''
      const attack = name && attacks[name]?.[0]
      if (attack) attack(socket)
      else socket.end(proper)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Connections that are still open. */
    open: () => open.size,
    async close(): Promise<void> {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** Limits of time only for those attacks that nothing else ends, so that the others may take as long as they do. */
export function limitsAgainst(message: string): NonNullable<RemoteModelOptions['limits']> {
  const reasonOf = (attacks: typeof SILENT_ATTACKS) =>
    Object.entries(attacks).find(([name]) => message.includes(attackedBy(name)))?.[1][1]
  if (reasonOf(SILENT_ATTACKS) === 'stalled') return { firstWord: 2_000, retries: 0 }
  if (reasonOf(SPOKEN_ATTACKS) === 'stalled') return { silence: 2_000, retries: 0 }
  if (reasonOf(SPOKEN_ATTACKS) === 'took too long') return { total: 4_000, retries: 0 }
  return { retries: 0 }
}

/** What is written to be attacked. */
export const attackedBy = (name: string) => `Oi [[${name}]]`
