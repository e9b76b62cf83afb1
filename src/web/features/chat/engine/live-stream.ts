import type { LiveEvent } from '#domain/api/chat.ts'
import { PERSON_QUERY } from '#domain/api/person-header.ts'
import { createBackoff } from './backoff.ts'

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  onState: (up: boolean) => void
  onRefused: () => void
}

const REOPEN_FIRST = 1000
const REOPEN_MOST = 10_000

/** The event stream of the server, opened again whenever it ends, until it is closed. */
export function openStream(personId: string, { onEvent, onState, onRefused }: StreamHandlers) {
  const address = `/api/events?${PERSON_QUERY}=${encodeURIComponent(personId)}`
  const backoff = createBackoff(REOPEN_FIRST, REOPEN_MOST)
  let source: EventSource | null = null

  function open(): void {
    close()
    const stream = new EventSource(address)
    source = stream
    stream.onopen = () => {
      backoff.reset()
      onState(true)
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data))
    stream.onerror = () => {
      onState(false)
      // The browser itself reconnects after a break, but not after a refusal.
      if (stream.readyState !== EventSource.CLOSED) return
      onRefused()
      backoff.schedule(open)
    }
  }

  function receive(event: LiveEvent): void {
    // The browser may have another session by now: it is tried sooner than the browser would.
    if (event.type === 'sessao-encerrada') {
      close()
      backoff.schedule(open)
      backoff.reset()
    }
    onEvent(event)
  }

  function close(): void {
    backoff.cancel()
    source?.close()
  }

  open()
  return { reopen: open, close }
}
