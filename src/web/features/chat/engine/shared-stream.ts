import type { LiveEvent } from '#domain/api/chat.ts'
import { PERSON_QUERY } from '#domain/api/person-header.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { openChannel } from '#web/lib/tab-channel.ts'
import { createBackoff } from './backoff.ts'
import { electLeader } from './leadership.ts'

type TabMessage =
  | { type: 'event'; event: LiveEvent }
  | { type: 'state'; up: boolean }
  /** A tab that has just come, or has come back, asks whether any tab leads. */
  | { type: 'ask-state' }

const LEADER_ANSWERS_WITHIN = 2000
const REOPEN_IF_HIDDEN_FOR = 20_000

/** One event stream per browser, however many tabs: browsers allow six connections to a plain HTTP host. */
export function shareStream(personId: string, { onEvent, onState, onRefused }: StreamHandlers): () => void {
  const name = `aconchego:stream:${personId}`
  const channel = 'locks' in navigator ? openChannel(name, receive) : null
  const tell = (message: TabMessage) => channel?.postMessage(message)
  let stream: ReturnType<typeof openStream> | null = null
  let up = false
  let noAnswer: ReturnType<typeof setTimeout> | undefined

  function setState(next: boolean): void {
    up = next
    onState(next)
  }

  function lead(): () => void {
    clearTimeout(noAnswer)
    // It passes everything to the other tabs.
    const passOn = (message: TabMessage) => {
      receive(message)
      tell(message)
    }
    stream = openStream(personId, {
      onEvent: (event) => passOn({ type: 'event', event }),
      onState: (next) => passOn({ type: 'state', up: next }),
      onRefused,
    })
    return () => {
      stream?.close()
      stream = null
    }
  }

  function receive(message: TabMessage): void {
    if (message.type !== 'ask-state') clearTimeout(noAnswer)
    if (message.type === 'state') setState(message.up)
    else if (message.type === 'event') onEvent(message.event)
    else if (stream) tell({ type: 'state', up })
  }

  function askLeader(): void {
    if (stream) return
    tell({ type: 'ask-state' })
    clearTimeout(noAnswer)
    noAnswer = setTimeout(leadership.takeOver, LEADER_ANSWERS_WITHIN)
  }

  const leadership = electLeader(name, lead)
  const ends = [
    followReturns((hiddenMs) => {
      // On a phone the connection may have died unnoticed while the page was hidden.
      if (stream && hiddenMs > REOPEN_IF_HIDDEN_FOR) stream.reopen()
      askLeader()
    }),
    followEvents(window, {
      offline: () => setState(false),
      online: () => (stream ? stream.reopen() : askLeader()),
    }),
  ]
  askLeader()

  return () => {
    clearTimeout(noAnswer)
    for (const end of ends) end()
    leadership.resign()
    channel?.close()
  }
}

/** Calls it when the page is looked at again, with how long it was hidden. */
function followReturns(returned: (hiddenMs: number) => void): () => void {
  let changedAt = 0
  return followEvents(document, {
    visibilitychange() {
      const hiddenMs = Date.now() - changedAt
      changedAt = Date.now()
      if (document.visibilityState !== 'hidden') returned(hiddenMs)
    },
  })
}

type StreamHandlers = {
  onEvent: (event: LiveEvent) => void
  onState: (up: boolean) => void
  onRefused: () => void
}

/** The event stream of the server, opened again whenever it ends, until it is closed. */
export function openStream(personId: string, { onEvent, onState, onRefused }: StreamHandlers) {
  const address = `/api/events?${PERSON_QUERY}=${encodeURIComponent(personId)}`
  const backoff = createBackoff()
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
