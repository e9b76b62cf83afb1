import type { LiveEvent } from '#domain/api/chat.ts'
import { openChannel } from '#web/lib/tab-channel.ts'
import { electLeader } from './leadership.ts'
import { openStream, type StreamHandlers } from './live-stream.ts'

type TabMessage =
  | { type: 'event'; event: LiveEvent }
  | { type: 'state'; up: boolean }
  /** A tab that has just come, or has come back, asks whether any tab leads. */
  | { type: 'ask-state' }

const LEADER_ANSWERS_WITHIN = 2000
const REOPEN_IF_HIDDEN_FOR = 20_000

/**
 * One event stream per browser, however many tabs: browsers allow six connections to a plain HTTP host, and
 * eight tabs with a stream each would leave none for anything else. One tab reads it and passes it on to the others.
 */
export function shareStream(personId: string, { onEvent, onState, onRefused }: StreamHandlers): () => void {
  // A new name whenever tabs of an older version would not understand: `ao-vivo` and `eventos` were used before.
  const name = `aconchego:stream:${personId}`
  const channel = openChannel(name, receive)
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
    stream = openForAllTabs(personId, tell, { onEvent, onState: setState, onRefused })
    return () => {
      stream?.close()
      stream = null
    }
  }

  function receive(message: TabMessage): void {
    if (message.type === 'ask-state') {
      if (stream) tell({ type: 'state', up })
      return
    }
    clearTimeout(noAnswer)
    if (message.type === 'state') setState(message.up)
    else onEvent(message.event)
  }

  function askLeader(): void {
    if (stream) return
    tell({ type: 'ask-state' })
    clearTimeout(noAnswer)
    noAnswer = setTimeout(leadership.takeOver, LEADER_ANSWERS_WITHIN)
  }

  const leadership = electLeader(name, lead)
  const unwatch = watchPage({
    onOffline: () => setState(false),
    onOnline: () => (stream ? stream.reopen() : askLeader()),
    onShown(hiddenMs) {
      // On a phone the connection may have died unnoticed while the page was hidden.
      if (stream && hiddenMs > REOPEN_IF_HIDDEN_FOR) stream.reopen()
      askLeader()
    },
  })
  askLeader()

  return () => {
    clearTimeout(noAnswer)
    unwatch()
    leadership.resign()
    channel?.close()
  }
}

/** The stream as the leading tab reads it: it passes every event to the other tabs. */
function openForAllTabs(personId: string, tell: (message: TabMessage) => void, handlers: StreamHandlers) {
  return openStream(personId, {
    ...handlers,
    onEvent(event) {
      handlers.onEvent(event)
      tell({ type: 'event', event })
    },
    onState(up) {
      handlers.onState(up)
      tell({ type: 'state', up })
    },
  })
}

type PageHandlers = {
  onOffline: () => void
  onOnline: () => void
  /** The page is in sight again after so many milliseconds. */
  onShown: (hiddenMs: number) => void
}

/** Tells what the browser knows of the page that bears on its connection. */
function watchPage({ onOffline, onOnline, onShown }: PageHandlers): () => void {
  let hiddenAt = 0

  function visibilityChanged(): void {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else onShown(Date.now() - hiddenAt)
  }

  document.addEventListener('visibilitychange', visibilityChanged)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
