import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Options = { port: number; inside: string; replace: [from: string, to: string] }

/**
 * What the browser takes for the product: it passes everything on, can be shut as if the server were away, and puts
 * another text in the place of one in our scripts.
 */
export async function openProxy({ port, inside, replace: [from, to] }: Options) {
  let lost: string | null = null
  let refusing: number | null = null
  let held: { part: string; released: Promise<void> } | null = null
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    if (refusing) return void outgoing.writeHead(refusing, { 'content-type': 'text/html' }).end('Away')
    if (lost !== null && url.includes(lost)) return void incoming.socket.destroy()
    if (held && url.includes(held.part)) await held.released
    const changed = url.startsWith('/assets/') && url.endsWith('.js')
    const { 'accept-encoding': encoding, ...rest } = headers
    const passed = changed ? rest : { ...rest, ...(encoding && { 'accept-encoding': encoding }) }
    // A connection of its own: one that is used again may just be closing, and the answer would be lost.
    const asking = request(new URL(url, inside), { method, headers: passed, agent: false }, (answer) =>
      changed ? passChanged(answer, outgoing) : passOn(answer, outgoing),
    )
    outgoing.on('close', () => asking.destroy())
    asking.on('error', () => outgoing.destroy())
    incoming.pipe(asking)
  })

  async function passChanged(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(part)
    const body = Buffer.from(Buffer.concat(parts).toString().replaceAll(from, to))
    const { 'content-length': _length, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': body.length }).end(body)
  }

  await listen(server, port)
  return {
    url: `http://127.0.0.1:${port}`,
    shut: () => shut(server),
    /** As at the beginning. */
    async open(): Promise<void> {
      lost = null
      refusing = null
      held = null
      if (!server.listening) await listen(server, port)
    },
    /** Breaks off every answer whose path contains this. */
    lose: (part: string | null) => {
      lost = part
    },
    /** Keeps back every answer whose path contains this, until what it returns is called. */
    hold(part: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { part, released: promise }
      return resolve
    },
    /** Answers like a proxy whose server is away. */
    refuse: (on: boolean, status = 502) => {
      refusing = on ? status : null
    },
  }
}

function passOn(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
  outgoing.flushHeaders()
  answer.pipe(outgoing)
}

/** A page of somebody else, on another host of this machine. */
export async function startElsewhere() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<title>Busca</title><h1>Uma página qualquer</h1>')
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  return {
    /** For a browser, a site of its own. */
    url: `http://localhost:${port}/`,
    /** The same page on the host of the product. */
    sameHost: `http://127.0.0.1:${port}/`,
    shut: () => shut(server),
    open: async () => server.listening || (await listen(server, port)),
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

async function shut(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close().closeAllConnections()
  await closed
}
