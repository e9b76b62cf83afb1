import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

type Options = {
  headers: Record<string, string>
  /** A client that takes nothing for this long is disconnected. */
  stallLimit: number
}

/** Sends something long as fast as the client takes it; a failure closes the connection, so that half never looks whole. */
export async function sendDownload(
  response: ServerResponse,
  pieces: AsyncIterable<Uint8Array>,
  { headers, stallLimit }: Options,
): Promise<void> {
  response.on('error', () => {})
  response.writeHead(200, headers)
  try {
    for await (const piece of pieces) {
      if (response.destroyed) return
      if (!response.write(piece) && !(await drains(response, stallLimit))) return
    }
    response.end()
  } finally {
    if (!response.writableEnded) response.destroy()
  }
}

/** False when the client is gone, or has taken too long. */
async function drains(response: ServerResponse, stallLimit: number): Promise<boolean> {
  const closed = new AbortController()
  const giveUp = () => closed.abort()
  response.once('close', giveUp)
  try {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(stallLimit)])
    if (!response.destroyed) await once(response, 'drain', { signal })
    return !response.destroyed
  } catch {
    return false
  } finally {
    response.off('close', giveUp)
  }
}

/** Says that the answer was written straight to Node's response. */
export function alreadySent(c: { get res(): Response; set res(response: Response | undefined) }): Response {
  // Set in two steps: otherwise Hono copies the marker into a response of its own, which is then sent.
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
  return c.res
}
