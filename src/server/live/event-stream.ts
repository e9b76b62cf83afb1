import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#domain/api/chat.ts'

/** A reader that lets this much pile up is cut off; it comes back and asks for what it missed. */
const BACKLOG_MAX = 1024 * 1024

export type EventStream = {
  userId: string
  sessionId: string
  write: (frame: string) => void
  close: () => void
}

/** One event as it travels. Made once, however many read it. */
export function frameOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

/** Keeps proxies and browsers from closing a silent connection. */
export const KEEP_ALIVE = ':\n\n'

type Options = {
  userId: string
  sessionId: string
  headers: Record<string, string>
  onClose: (stream: EventStream) => void
}

/** Server-sent events written straight to Node's response: no web stream, no promise per event. */
export function openEventStream(
  response: ServerResponse,
  { userId, sessionId, headers, onClose }: Options,
): EventStream {
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  const stream: EventStream = {
    userId,
    sessionId,
    write(frame) {
      if (response.destroyed) return
      if (response.writableLength > BACKLOG_MAX) response.destroy()
      else response.write(frame)
    },
    close: () => response.end(),
  }
  response.on('close', () => onClose(stream))
  response.on('error', () => {})
  return stream
}
