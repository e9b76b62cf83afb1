import type { LiveEvent } from '#domain/api/chat.ts'
import { PERSON_QUERY } from '#domain/api/person-header.ts'

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  /** Whether events arrive. */
  onState: (up: boolean) => void
  /** The server answered, and said no. */
  onRefused: () => void
}

const AGAIN_FIRST = 1000
const AGAIN_MOST = 10_000

/** The event stream of the server, opened again whenever it ends, until it is closed. */
export function openStream(
  personId: string,
  { onEvent, onState, onRefused }: StreamHandlers,
): { reopen: () => void; close: () => void } {
  const address = `/api/events?${PERSON_QUERY}=${encodeURIComponent(personId)}`
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let patience = AGAIN_FIRST

  function open(): void {
    clearTimeout(timer)
    source?.close()
    const stream = new EventSource(address)
    source = stream
    stream.onopen = () => {
      patience = AGAIN_FIRST
      onState(true)
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data))
    stream.onerror = () => {
      onState(false)
      // The browser itself tries again after a break, but not after a refusal.
      if (stream.readyState !== EventSource.CLOSED) return
      onRefused()
      timer = setTimeout(open, patience)
      patience = Math.min(patience * 2, AGAIN_MOST)
    }
  }

  function receive(event: LiveEvent): void {
    // The browser may have another session by now: it is tried sooner than the browser would.
    if (event.type === 'sessao-encerrada') {
      source?.close()
      timer = setTimeout(open, AGAIN_FIRST)
    }
    onEvent(event)
  }

  open()
  return {
    reopen: open,
    close() {
      clearTimeout(timer)
      source?.close()
    },
  }
}
