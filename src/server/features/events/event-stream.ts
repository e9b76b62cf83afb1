import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#domain/api/chat.ts'

/** A client that leaves this much unread is disconnected; it reconnects and asks for what it missed. */
const BACKLOG_MAX = 1024 * 1024

export type EventStream = {
  userId: string
  sessionId: string
  write: (frame: string) => void
  close: (last?: string) => void
}

/** A reader that does not take the end of its stream loses the connection after this long. */
const CLOSE_TIMEOUT = 500

/** Every event is filled up to a multiple of this many bytes. */
export const FRAME_STEP = 256
const FILLING = ' '.repeat(FRAME_STEP)
const END = '\n\n'

/** One event as it travels, filled up with blanks to the next step: its length must not reveal that of the words. */
export function frameOf(event: LiveEvent): string {
  const data = `data: ${JSON.stringify(event)}`
  const over = (Buffer.byteLength(data) + END.length) % FRAME_STEP
  return `${data}${over === 0 ? '' : FILLING.slice(over)}${END}`
}

/** Keeps proxies and browsers from closing a silent connection. */
export const KEEP_ALIVE = ':\n\n'

type Options = {
  userId: string
  sessionId: string
  /** By their names in lower case, or Node sends both ours and these. */
  headers: Record<string, string>
  onClose: (stream: EventStream) => void
}

/** Server-sent events written straight to Node's response: no web stream, no promise per event. */
export function openEventStream(
  response: ServerResponse,
  { userId, sessionId, headers, onClose }: Options,
): EventStream {
  // Without chunks an event is one write to the socket instead of three; the stream ends with its connection.
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  // From here on only our events are on this connection: they go past the response, which would gather each by itself.
  // One that waits for the answer before it has no connection yet.
  const out = response.socket ?? response
  // The headers travel with the first of them.
  out.cork()
  response.flushHeaders()
  process.nextTick(() => out.uncork())
  let closing = false
  const stream: EventStream = {
    userId,
    sessionId,
    write(frame) {
      if (closing || out.destroyed) return
      if (out.writableLength > BACKLOG_MAX) response.destroy()
      else out.write(frame)
    },
    close(last) {
      if (closing) return
      if (last) stream.write(last)
      closing = true
      response.end()
      setTimeout(() => response.destroy(), CLOSE_TIMEOUT).unref()
    },
  }
  response.on('close', () => onClose(stream))
  response.on('error', () => {})
  return stream
}

export type OpenStreams = ReturnType<typeof createOpenStreams>

export function createOpenStreams() {
  const byPerson = new Map<string, Set<EventStream>>()
  const of = (userId: string): Iterable<EventStream> => byPerson.get(userId) ?? []

  return {
    of,
    has: (userId: string) => byPerson.has(userId),
    count: (userId: string) => byPerson.get(userId)?.size ?? 0,
    total: () => [...byPerson.values()].reduce((sum, streams) => sum + streams.size, 0),
    people: () => [...byPerson.keys()],
    all: (): EventStream[] => [...byPerson.values()].flatMap((streams) => [...streams]),
    add(stream: EventStream): void {
      byPerson.set(stream.userId, (byPerson.get(stream.userId) ?? new Set()).add(stream))
    },
    remove(stream: EventStream): void {
      const streams = byPerson.get(stream.userId)
      streams?.delete(stream)
      if (streams?.size === 0) byPerson.delete(stream.userId)
    },
    publish(userId: string, ...events: LiveEvent[]): void {
      if (!byPerson.has(userId)) return
      const frames = events.map(frameOf).join('')
      for (const stream of of(userId)) stream.write(frames)
    },
  }
}
