import { Agent, type IncomingMessage, request } from 'node:http'
import type { createStreamClient as own, StreamListener } from '#server/model/stream-client.ts'

type Options = Parameters<typeof own>[0]

/** The model's stream read by `node:http`: what came is taken from the response when its rest is over. */
export function createStreamClient({ url, headers, rest }: Options): ReturnType<typeof own> {
  const agent = new Agent({ keepAlive: true })
  return (body, on) => {
    let over = false
    const settle = (tell: () => void) => {
      if (!over) tell()
      over = true
    }
    const length = Buffer.byteLength(body)
    const asked = request(url, { method: 'POST', agent, headers: { ...headers, 'Content-Length': length } })
    asked.on('response', (response) => {
      if (!over) listen(response, on, rest, () => over)
      response.on('end', () => settle(on.ended))
      response.on('close', () => settle(on.broke))
    })
    asked.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => over || on.connected())
      else on.connected()
    })
    asked.on('error', () => settle(on.broke))
    asked.end(body)
    return () => {
      over = true
      asked.destroy()
    }
  }
}

function listen(
  response: IncomingMessage,
  on: StreamListener,
  rest: Options['rest'],
  isOver: () => boolean,
): void {
  let resting = false
  const read = () => {
    const bytes: Buffer | null = isOver() || resting ? null : response.read()
    if (bytes === null) return
    const pause = on.body(bytes)
    if (isOver() || pause <= 0) return
    resting = true
    // Only this is ever asked of it.
    rest({ resume: wake } as never, pause)
  }
  const wake = () => {
    resting = false
    read()
  }
  const known = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  on.answered({ status: response.statusCode ?? 0, headers: new Map(known) })
  response.on('readable', read)
  response.on('error', () => {})
}
