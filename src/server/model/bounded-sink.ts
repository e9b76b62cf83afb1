import { withoutHalf } from '#domain/text/graphemes.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outcome, Sink } from './model.ts'

/** Characters of a reply that are read in one turn of the event loop: other work runs in between. */
const PORTION = 2_000

type Options = {
  sink: Sink
  signal: AbortSignal
  /** Characters that may still be said, and milliseconds in which. */
  left: number
  lasts: number
  /** Stops the source. */
  stop: () => void
  log: Log
}

/**
 * Between a service and the reply that it writes: bounded in length and in time, passed on in portions, ended exactly once.
 * What goes wrong while its words are read ends this reply and nothing else.
 */
export function createBoundedSink({ sink, signal, left, lasts, stop, log }: Options): Sink {
  let room = left
  let waiting = ''
  let outcome: Outcome | null = null
  let hasEnded = false
  let turn: NodeJS.Immediate | undefined
  const deadline = setTimeout(() => close({ type: 'failed', reason: 'took too long' }), lasts)
  signal.addEventListener('abort', cancel, { once: true })

  function cancel(): void {
    hasEnded = true
    clearTimeout(deadline)
    clearImmediate(turn)
  }

  function close(how: Outcome): void {
    if (outcome) return
    outcome = how
    clearTimeout(deadline)
    stop()
    if (!turn) passOn()
  }

  function passOn(): void {
    turn = undefined
    const portion = waiting.slice(0, PORTION)
    waiting = waiting.slice(PORTION)
    if (portion !== '') contain(() => sink.text(portion))
    if (hasEnded) return
    if (waiting !== '') turn = setImmediate(passOn)
    else if (outcome) end(outcome)
  }

  function end(how: Outcome): void {
    hasEnded = true
    contain(() => sink.end(how))
  }

  function contain(work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'a reply could not be read')
      waiting = ''
      if (hasEnded) return
      outcome = null
      close({ type: 'failed', reason: 'could not be read' })
    }
  }

  return {
    text(text) {
      if (outcome || hasEnded) return
      const fits = text.length <= room
      waiting += fits ? text : withoutHalf(text.slice(0, room))
      room -= text.length
      if (!turn) passOn()
      if (!fits) close({ type: 'failed', reason: 'too long' })
    },
    end: close,
    unread: sink.unread,
  }
}
