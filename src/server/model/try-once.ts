import { MODEL_READ_PAUSE } from '#domain/limits.ts'
import type { Log } from '#server/platform/log.ts'
import { createDeltaReader } from './delta-reader.ts'
import type { AnswerHead } from './http-head.ts'
import type { Outcome, Sink } from './model.ts'
import type { StreamListener } from './stream-client.ts'

/** More bytes within a pause than a reply has that comes word by word: such a service is read with pauses in between. */
const FLOOD = 32 * 1024

/** Sends the request; what it gives back ends it. */
export type Send = (on: StreamListener) => () => void

type TrySink = Sink & {
  /** The service took the request. */
  accepted: () => void
  /** `retryAfter` in milliseconds when trying again may help, null when it can't. */
  failed: (reason: string, retryAfter: number | null) => void
}
type Limits = { connect: number; firstWord: number; silence: number; afterDone: number }
type Try = { send: Send; limits: Limits; log: Log; sink: TrySink }

/** One request to the service for a reply. Gives what stops it; the sink is not called after that. */
export function tryOnce({ send, limits, log, sink }: Try): () => void {
  const deadline = createDeadline()
  let over = false
  let hasSpoken = false
  /** The end that the service has announced. */
  let said: Outcome | null = null
  let drop = () => {}
  const isFlood = createFloodMeter()

  function finish(tell: () => void): void {
    if (over) return
    over = true
    deadline.clear()
    drop()
    tell()
  }
  /** Once there was a word, a retry would repeat it. */
  function fail(reason: string, retryAfter: number | null = 0): void {
    finish(() => {
      if (said) sink.end(said)
      else if (hasSpoken) sink.end({ type: 'failed', reason })
      else sink.failed(reason, retryAfter)
    })
  }

  const reader = createDeltaReader({
    text(text) {
      if (over) return
      deadline.heard()
      if (!hasSpoken) deadline.watchSilence(limits.silence, () => fail('stalled', null))
      hasSpoken = true
      sink.text(text)
    },
    done(end) {
      said ??= { type: end }
      if (!over) deadline.set(limits.afterDone, () => fail('stalled', null))
    },
    error: (reason) => fail(reason, null),
  })
  function read(work: () => void): void {
    try {
      if (!over) work()
    } catch (error) {
      log.error({ err: error }, 'a stream of the model could not be read')
      fail('could not be read', null)
    }
  }

  deadline.set(limits.connect, () => fail('unreachable'))
  drop = send({
    connected: () => !over && deadline.set(limits.firstWord, () => fail('stalled', null)),
    answered(head) {
      if (head.status !== 200) fail(`status ${head.status}`, retryAfterOf(head))
      else if (isPacked(head)) fail('packed', null)
      else sink.accepted()
    },
    body(bytes, received) {
      if (bytes.length > 0) read(() => reader.push(bytes))
      return readPause(isFlood(received), said ? null : sink.unread())
    },
    ended() {
      read(() => reader.end())
      finish(() => sink.end(said ?? { type: 'whole' }))
    },
    broke: () => fail(hasSpoken ? 'cut' : 'unreachable'),
  })
  return () => finish(() => {})
}

/** Counts all that comes, the framing of chunks too, however it is cut into packets. */
function createFloodMeter() {
  let since = Number.NEGATIVE_INFINITY
  let total = 0
  return (received: number): boolean => {
    const now = performance.now()
    if (now - since >= MODEL_READ_PAUSE) {
      since = now
      total = 0
    }
    total += received
    return total >= FLOOD
  }
}

/**
 * For how many milliseconds the service is not read. The first sentence is waited for; a person who has begun to read
 * does not notice how often the service is read.
 */
function readPause(isFlood: boolean, unread: number | null): number {
  if (unread === null) return isFlood ? MODEL_READ_PAUSE : 0
  return Math.max(MODEL_READ_PAUSE, unread)
}

/** One timer for what must happen next: a step within its time, or words without too long a silence between them. */
function createDeadline() {
  let timer: NodeJS.Timeout | undefined
  let heardAt = 0

  function set(limit: number, missed: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(missed, limit)
  }

  return {
    set,
    heard(): void {
      heardAt = performance.now()
    },
    /** Checks when the silence could have lasted too long: moving a timer with every word costs more than the word. */
    watchSilence(longest: number, missed: () => void): void {
      const check = () => {
        const left = heardAt + longest - performance.now()
        if (left > 0) set(left, check)
        else missed()
      }
      set(longest, check)
    },
    clear: () => clearTimeout(timer),
  }
}

/** Compressed answers are refused: a few bytes could become a reply without end. */
function isPacked({ headers }: AnswerHead): boolean {
  return (headers.get('content-encoding') ?? 'identity') !== 'identity'
}

/** A retry helps with overload (429) and server errors (5xx), not with a refusal. */
function retryAfterOf({ status, headers }: AnswerHead): number | null {
  if (status !== 429 && status < 500) return null
  const header = headers.get('retry-after') ?? ''
  const seconds = Number(header)
  if (header !== '' && Number.isFinite(seconds)) return seconds * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}
