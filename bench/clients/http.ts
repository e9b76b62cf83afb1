import { Agent, type IncomingMessage, request } from 'node:http'
import type { createStreamClient as own, StreamListener } from '#server/model/client/stream-client.ts'

type Options = Parameters<typeof own>[0]

/** The model's stream read by `node:http`: what came is taken from the response when its pause is over. */
export function createStreamClient({ url, headers, resumeLater }: Options): ReturnType<typeof own> {
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
      if (!over) listen(response, on, resumeLater, () => over)
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
  resumeLater: Options['resumeLater'],
  isOver: () => boolean,
): void {
  let paused = false
  const read = () => {
    const bytes: Buffer | null = isOver() || paused ? null : response.read()
    if (bytes === null) return
    const pause = on.body(bytes, bytes.length)
    if (isOver() || pause <= 0) return
    paused = true
    // Only this is ever asked of it.
    resumeLater({ resume } as never, pause)
  }
  const resume = () => {
    paused = false
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
