import type { LiveEvent } from '#domain/api/chat.ts'

type Handlers = {
  onEvent: (event: LiveEvent) => void
  /** Whether events arrive. */
  onState: (up: boolean) => void
  /** The server answered, and said no. */
  onRefused: () => void
}

const AGAIN_FIRST = 1000
const AGAIN_MOST = 10_000

/** The event stream of the server, opened again whenever it ends, until it is closed. */
export function openStream({ onEvent, onState, onRefused }: Handlers): {
  reopen: () => void
  close: () => void
} {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let patience = AGAIN_FIRST

  function open(): void {
    clearTimeout(timer)
    source?.close()
    const stream = new EventSource('/api/events')
    source = stream
    stream.onopen = () => {
      patience = AGAIN_FIRST
      onState(true)
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data))
    stream.onerror = () => {
      onState(false)
      // The browser itself tries again after a break, but not after a refusal.
      if (stream.readyState !== EventSource.CLOSED) return
      onRefused()
      timer = setTimeout(open, patience)
      patience = Math.min(patience * 2, AGAIN_MOST)
    }
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
