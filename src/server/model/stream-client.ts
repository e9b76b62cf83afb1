import { isIP, connect as netConnect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { type AnswerHead, createHttpAnswer } from './http-answer.ts'

/** What becomes of one request. After `ended` or `broke` nothing more is heard. */
export type StreamListener = {
  connected: () => void
  /** Called once, before the body. */
  answered: (head: AnswerHead) => void
  /** More of the body, to be read at once: the bytes are overwritten. Gives for how many milliseconds no more is needed. */
  body: (bytes: Buffer) => number
  ended: () => void
  /** The connection broke, or what came over it was no answer. */
  broke: () => void
}

type Options = {
  url: URL
  headers: Record<string, string>
  /** Is given a connection that rests, and resumes it after so many milliseconds. */
  rest: (socket: Socket, length: number) => void
}

/** A connection that nobody asks anything on is closed after this long. */
const IDLE = 30_000

/** Whoever reads looks at what came and is done with it: all connections share the place they read into. */
const PLACE = Buffer.alloc(64 * 1024)

type Line = { socket: Socket; request: Request | null; isFresh: boolean }
type Request = {
  on: StreamListener
  text: string
  answer: ReturnType<typeof createHttpAnswer>
  line: Line | null
}

/**
 * Posts to a service that answers in many small chunks over a long time, and reads them with as little as possible in
 * between (docs/decisions/0016 has the measurements). HTTP/1.1 over TCP or TLS, connections are used again.
 */
export function createStreamClient({ url, headers, rest }: Options) {
  const open = connector(url)
  const head = headOf(url, headers)
  const idle: Line[] = []

  function ask(request: Request): void {
    const line = idle.pop()
    if (!line) {
      connect(request)
      return
    }
    line.request = request
    line.isFresh = false
    request.line = line
    line.socket.setTimeout(0).ref().write(request.text)
    request.on.connected()
  }

  function connect(request: Request): void {
    const line: Line = { socket: open((length) => receive(line, length)), request, isFresh: true }
    const { socket } = line
    request.line = line
    socket.setNoDelay(true)
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => line.request?.on.connected())
    // Every error is followed by the close.
    socket.on('error', () => {})
    socket.on('timeout', () => socket.destroy())
    socket.on('close', (hadError) => closed(line, hadError))
    socket.write(request.text)
  }

  /** Gives false to let the connection rest. */
  function receive(line: Line, length: number): boolean {
    const { request, socket } = line
    // Nobody was asked anything.
    if (!request) {
      socket.destroy()
      return false
    }
    const pause = read(request, PLACE.subarray(0, length))
    // Whoever heard it may have had enough.
    if (line.request !== request) return true
    if (pause === null) fail(line)
    else if (request.answer.isOver()) settle(line)
    else if (pause > 0) {
      rest(socket, pause)
      return false
    }
    return true
  }

  /** For how long no more is needed; null when what came is no answer, or could not be read. */
  function read({ answer, on }: Request, packet: Buffer): number | null {
    const knew = answer.head() !== null
    try {
      const body = answer.push(packet)
      const head = answer.head()
      if (!knew && head) on.answered(head)
      return body.length === 0 ? 0 : on.body(body)
    } catch {
      // An exception in the callback of a socket would end the process.
      return null
    }
  }

  function settle(line: Line): void {
    const request = release(line)
    if (!request) return
    if (request.answer.keepsConnection()) {
      idle.push(line)
      line.socket.setTimeout(IDLE).unref()
    } else line.socket.destroy()
    request.on.ended()
  }

  function fail(line: Line): void {
    const request = release(line)
    line.socket.destroy()
    request?.on.broke()
  }

  function closed(line: Line, hadError: boolean): void {
    const place = idle.indexOf(line)
    if (place >= 0) idle.splice(place, 1)
    const request = release(line)
    if (!request) return
    if (!hadError && request.answer.mayEndHere()) request.on.ended()
    // It was closed while nobody asked anything, and we heard of it too late.
    else if (!line.isFresh && !request.answer.hasBegun()) connect(request)
    else request.on.broke()
  }

  function release(line: Line): Request | null {
    const { request } = line
    line.request = null
    return request
  }

  /** Posts a body; what it gives back ends the request. */
  return (body: string, on: StreamListener): (() => void) => {
    const text = `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    const request: Request = { on, text, answer: createHttpAnswer(), line: null }
    ask(request)
    return () => {
      const { line } = request
      if (line?.request !== request) return
      release(line)
      line.socket.destroy()
    }
  }
}

type Receive = (length: number) => boolean

function connector({ protocol, hostname, port }: URL): (receive: Receive) => Socket {
  const secure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const to = { host, port: Number(port || (secure ? 443 : 80)) }
  let session: Buffer | undefined
  return (receive) => {
    const onread = { buffer: PLACE, callback: receive }
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
