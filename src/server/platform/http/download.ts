import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

type Options = {
  headers: Record<string, string>
  /** A reader who takes nothing for this long is cut off. */
  patience: number
}

/**
 * Sends something long, made while it is read: the next piece is asked for when the reader has taken the one
 * before. Ends when the reader goes away; a failure cuts the connection, so that half of it never looks whole.
 */
export async function sendDownload(
  response: ServerResponse,
  pieces: AsyncIterable<Uint8Array>,
  { headers, patience }: Options,
): Promise<void> {
  response.on('error', () => {})
  response.writeHead(200, headers)
  try {
    for await (const piece of pieces) {
      if (response.destroyed) return
      if (!response.write(piece) && !(await drains(response, patience))) return
    }
    response.end()
  } finally {
    if (!response.writableEnded) response.destroy()
  }
}

/** False when the reader is gone, or has taken too long. */
async function drains(response: ServerResponse, patience: number): Promise<boolean> {
  const over = new AbortController()
  const giveUp = () => over.abort()
  const timer = setTimeout(giveUp, patience)
  response.once('close', giveUp)
  try {
    if (!response.destroyed) await once(response, 'drain', { signal: over.signal })
    return !response.destroyed
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    response.off('close', giveUp)
  }
}
