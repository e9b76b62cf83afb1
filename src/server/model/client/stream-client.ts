import { isIP, connect as netConnect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { type AnswerHead, createHttpAnswer } from './http-answer.ts'

/** What becomes of one request. Nothing is called after `ended` or `broke`. */
export type StreamListener = {
  connected: () => void
  /** Called once, before the body. */
  answered: (head: AnswerHead) => void
  /**
   * More of the body, to be read at once: the bytes are overwritten. There are none in a packet of framing, whose length
   * is `received` all the same. Gives for how many milliseconds no more is needed.
   */
  body: (bytes: Buffer, received: number) => number
  ended: () => void
  /** The connection broke, or what came over it was no answer. */
  broke: () => void
}

type Options = {
  url: URL
  headers: Record<string, string>
  /** Resumes a paused socket after so many milliseconds. */
  resumeLater: (socket: Socket, length: number) => void
}

const IDLE = 30_000

/** All connections read into the same buffer: a listener is done with the bytes when it returns. */
const READ_BUFFER = Buffer.alloc(64 * 1024)

type Connection = { socket: Socket; request: Request | null; isFresh: boolean }
type Request = {
  on: StreamListener
  text: string
  answer: ReturnType<typeof createHttpAnswer>
  connection: Connection | null
}

/**
 * Posts to a service that answers in many small chunks over a long time, and reads them with as little as possible in
 * between (docs/decisions/0016 has the measurements). HTTP/1.1 over TCP or TLS, connections are used again.
 */
export function createStreamClient({ url, headers, resumeLater }: Options) {
  const client: Client = { open: connector(url), isSecure: url.protocol === 'https:', idle: [], resumeLater }
  const head = headOf(url, headers)

  /** Posts a body; what it gives back ends the request. */
  return (body: string, on: StreamListener): (() => void) => {
    const text = `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    const request: Request = { on, text, answer: createHttpAnswer(), connection: null }
    ask(client, request)
    return () => {
      const { connection } = request
      if (connection?.request !== request) return
      release(connection)
      connection.socket.destroy()
    }
  }
}

type Client = Pick<Options, 'resumeLater'> & {
  open: ReturnType<typeof connector>
  isSecure: boolean
  idle: Connection[]
}

function ask(client: Client, request: Request): void {
  const connection = client.idle.pop()
  if (!connection) {
    connect(client, request)
    return
  }
  connection.request = request
  connection.isFresh = false
  request.connection = connection
  connection.socket.setTimeout(0).ref().write(request.text)
  request.on.connected()
}

function connect(client: Client, request: Request): void {
  const connection: Connection = {
    socket: client.open((length) => receive(client, connection, length)),
    request,
    isFresh: true,
  }
  const { socket } = connection
  request.connection = connection
  socket.setNoDelay(true)
  socket.once(client.isSecure ? 'secureConnect' : 'connect', () => connection.request?.on.connected())
  // Every error is followed by the close.
  socket.on('error', () => {})
  socket.on('timeout', () => socket.destroy())
  socket.on('close', (hadError) => closed(client, connection, hadError))
  socket.write(request.text)
}

/** False pauses the connection. */
function receive(client: Client, connection: Connection, length: number): boolean {
  const { request, socket } = connection
  // Bytes without a request.
  if (!request) {
    socket.destroy()
    return false
  }
  const pause = read(request, READ_BUFFER.subarray(0, length))
  // The listener may have cancelled the request.
  if (connection.request !== request) return true
  if (pause === null) fail(connection)
  else if (request.answer.isOver()) settle(client, connection)
  else if (pause > 0) {
    client.resumeLater(socket, pause)
    return false
  }
  return true
}

/** For how long no more is needed; null when what came is no HTTP answer, or the listener failed. */
function read({ answer, on }: Request, packet: Buffer): number | null {
  const knew = answer.head() !== null
  try {
    const body = answer.push(packet)
    const head = answer.head()
    if (!knew && head) on.answered(head)
    return head ? on.body(body, packet.length) : 0
  } catch {
    // An exception in the callback of a socket would end the process.
    return null
  }
}

function settle({ idle }: Client, connection: Connection): void {
  const request = release(connection)
  if (!request) return
  if (request.answer.keepsConnection()) {
    idle.push(connection)
    connection.socket.setTimeout(IDLE).unref()
  } else connection.socket.destroy()
  request.on.ended()
}

function fail(connection: Connection): void {
  const request = release(connection)
  connection.socket.destroy()
  request?.on.broke()
}

function closed(client: Client, connection: Connection, hadError: boolean): void {
  const place = client.idle.indexOf(connection)
  if (place >= 0) client.idle.splice(place, 1)
  const request = release(connection)
  if (!request) return
  if (!hadError && request.answer.mayEndHere()) request.on.ended()
  // The service closed the idle connection just as the request was written to it.
  else if (!connection.isFresh && !request.answer.hasBegun()) connect(client, request)
  else request.on.broke()
}

function release(connection: Connection): Request | null {
  const { request } = connection
  connection.request = null
  return request
}

/** Opens a connection; `receive` gets how many bytes came, and gives false to pause it. */
function connector({ protocol, hostname, port }: URL): (receive: (length: number) => boolean) => Socket {
  const secure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const to = { host, port: Number(port || (secure ? 443 : 80)) }
  let session: Buffer | undefined
  return (receive) => {
    const onread = { buffer: READ_BUFFER, callback: receive }
    if (!secure) return netConnect({ ...to, onread })
    const options = {
      ...to,
      onread,
      ALPNProtocols: ['http/1.1'],
      ...(session && { session }),
      ...(isIP(host) === 0 && { servername: host }),
    }
    const socket = tlsConnect(options)
    socket.on('session', (fresh) => {
      session = fresh
    })
    return socket
  }
}

function headOf({ host, pathname, search }: URL, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: host, Connection: 'keep-alive', ...headers }).map(([name, value]) => {
    if (!/^[\x20-\x7e]*$/.test(value)) throw new Error(`the header ${name} can't be sent`)
    return `${name}: ${value}\r\n`
  })
  return `POST ${pathname}${search} HTTP/1.1\r\n${lines.join('')}`
}
