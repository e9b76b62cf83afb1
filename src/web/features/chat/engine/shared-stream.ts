import type { LiveEvent } from '#domain/api/chat.ts'
import { runForLeader } from './leadership.ts'
import { openStream, type StreamHandlers } from './live-stream.ts'

type Word =
  | { type: 'evento'; event: LiveEvent }
  | { type: 'estado'; up: boolean }
  /** A tab that has just come, or has come back, asks whether somebody leads. */
  | { type: 'alguem' }

const ANSWERS_WITHIN = 2000
const ASLEEP_AFTER = 20_000

/**
 * One event stream per browser, however many tabs: browsers allow six connections to a plain HTTP host, and
 * eight tabs with a stream each would leave none for anything else. One tab reads it and tells the others.
 */
export function shareStream(personId: string, { onEvent, onState, onRefused }: StreamHandlers) {
  // Tabs of versions that did not name the person are refused by the server, and so may not lead: theirs was `ao-vivo`.
  const name = `aconchego:eventos:${personId}`
  const channel = new BroadcastChannel(name)
  const tell = (word: Word) => channel.postMessage(word)
  let stream: ReturnType<typeof openStream> | null = null
  let up = false
  let unanswered: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = 0

  function state(next: boolean): void {
    up = next
    onState(next)
  }

  const leadership = runForLeader(name, () => {
    clearTimeout(unanswered)
    stream = openStream(personId, {
      onEvent(event) {
        onEvent(event)
        tell({ type: 'evento', event })
      },
      onState(next) {
        state(next)
        tell({ type: 'estado', up: next })
      },
      onRefused,
    })
    return () => {
      stream?.close()
      stream = null
    }
  })

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.type === 'alguem') {
      if (stream) tell({ type: 'estado', up })
    } else {
      clearTimeout(unanswered)
      if (data.type === 'estado') state(data.up)
      else onEvent(data.event)
    }
  }

  function ask(): void {
    if (stream) return
    tell({ type: 'alguem' })
    clearTimeout(unanswered)
    unanswered = setTimeout(leadership.takeOver, ANSWERS_WITHIN)
  }

  // A phone may have kept the connection in name only while the page was out of sight.
  function lookAgain(): void {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      return
    }
    if (stream && Date.now() - hiddenAt > ASLEEP_AFTER) stream.reopen()
    ask()
  }

  const wentOffline = () => state(false)
  const backOnline = () => (stream ? stream.reopen() : ask())
  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('offline', wentOffline)
  window.addEventListener('online', backOnline)
  ask()

  return {
    close() {
      clearTimeout(unanswered)
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('offline', wentOffline)
      window.removeEventListener('online', backOnline)
      leadership.resign()
      channel.close()
    },
  }
}
