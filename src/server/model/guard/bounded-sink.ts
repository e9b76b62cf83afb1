import { withoutHalf } from '#domain/text/graphemes.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outcome, Sink } from '../model.ts'

/** Characters of a reply that are read in one turn of the event loop: other work runs in between. */
const PORTION = 2_000

/** All the time that a question had is used up. */
export const TOOK_TOO_LONG = 'took too long'

type Options = {
  sink: Sink
  signal: AbortSignal
  /** The most that the service may write, and the time in which it must have ended. */
  maxCharacters: number
  maxMilliseconds: number
  stop: () => void
  log: Log
}

/** A reply bounded in length and time, passed on in portions, ended once; what fails while it is read ends it alone. */
export function createBoundedSink(options: Options): Sink {
  const { sink, signal, maxCharacters, maxMilliseconds, stop, log } = options
  let room = maxCharacters
  let outcome: Outcome | null = null
  let hasEnded = false
  const deadline = setTimeout(() => close({ type: 'failed', reason: TOOK_TOO_LONG }), maxMilliseconds)
  const portions = createPortions((portion) => contain(() => sink.text(portion)), end)
  signal.addEventListener('abort', cancel, { once: true })

  function cancel(): void {
    hasEnded = true
    clearTimeout(deadline)
    portions.drop()
  }

  function close(how: Outcome): void {
    if (outcome) return
    outcome = how
    clearTimeout(deadline)
    stop()
    portions.passOn()
  }

  function end(): void {
    if (!outcome || hasEnded) return
    const how = outcome
    hasEnded = true
    contain(() => sink.end(how))
  }

  function contain(work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error({ event: 'model-text-unreadable', err: error }, 'a reply could not be read')
      portions.drop()
      if (hasEnded) return
      outcome = null
      close({ type: 'failed', reason: 'could not be read' })
    }
  }

  return {
    text(text) {
      if (outcome || hasEnded) return
      const fits = text.length <= room
      portions.add(fits ? text : withoutHalf(text.slice(0, room)))
      room -= text.length
      portions.passOn()
      if (!fits) close({ type: 'failed', reason: 'too long' })
    },
    end: close,
    used: (usage) => sink.used?.(usage),
    unread: sink.unread,
  }
}

/** Gives text on one portion at a time; `empty` is called whenever there is no more. */
function createPortions(give: (portion: string) => void, empty: () => void) {
  let waiting = ''
  let turn: NodeJS.Immediate | undefined

  function giveNext(): void {
    turn = undefined
    const portion = waiting.slice(0, PORTION)
    waiting = waiting.slice(PORTION)
    if (portion !== '') give(portion)
    if (waiting !== '') turn = setImmediate(giveNext)
    else empty()
  }

  return {
    add(text: string): void {
      waiting += text
    },
    /** Begins, unless the next portion waits for its turn. */
    passOn(): void {
      if (!turn) giveNext()
    },
    drop(): void {
      waiting = ''
      clearImmediate(turn)
      turn = undefined
    },
  }
}
