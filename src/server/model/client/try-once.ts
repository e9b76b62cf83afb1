import { MODEL_FLOOD_PAUSE, MODEL_READ_PAUSE } from '#domain/limits.ts'
import { isFilter, type Refusal, readRefusal } from '#domain/services/read-refusal.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outcome, Sink } from '../model.ts'
import { createAnswerReader, createBodyCollector } from './answer-reader.ts'
import type { AnswerHead } from './http-head.ts'
import type { StreamListener } from './stream-client.ts'

/** More bytes within a pause than a reply has that comes word by word: such a service is read with pauses in between. */
const FLOOD = 32 * 1024

/** The body of a refusal is short. */
const REFUSAL_MAX = 64 * 1024

/** Sends the request; what it gives back ends it. */
type Send = (on: StreamListener) => () => void

export type Failure = {
  reason: string
  /** In milliseconds when trying again may help, null when it can't. */
  retryAfter: number | null
  refusal: Refusal | null
}

/** The limit of length was reached before the first word. */
export const NO_ROOM = 'no room'

type TrySink = Sink & {
  /** The service begins to answer, and with that to count tokens. */
  begun?: () => void
  /** The service took the request. */
  accepted: () => void
  failed: (failure: Failure) => void
}
type Limits = { connect: number; life: number; firstWord: number; silence: number; afterDone: number }
type Try = { send: Send; limits: Limits; log: Log; sink: TrySink }

/** One request to the service for a reply. Gives what stops it; the sink is not called after that. */
export function tryOnce({ send, limits, log, sink }: Try): () => void {
  const deadline = createDeadline()
  let over = false
  /** Something of an answer has come. */
  let isAlive = false
  let hasSpoken = false
  /** The end that the service has announced. */
  let reported: Outcome | null = null
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
  function fail(reason: string, retryAfter: number | null = 0, refusal: Refusal | null = null): void {
    finish(() => {
      if (refusal && isFilter(refusal)) sink.end({ type: 'filtered' })
      else if (reported && !lacksRoom()) sink.end(reported)
      else if (hasSpoken) sink.end({ type: 'failed', reason })
      else sink.failed({ reason, retryAfter, refusal })
    })
  }
  const lacksRoom = () => reported?.type === 'cut' && !hasSpoken

  const reader = createAnswerReader({
    text(text) {
      if (over) return
      deadline.received()
      if (!hasSpoken) {
        deadline.watchSilence(limits.silence, () => fail('stalled', null))
        sink.accepted()
      }
      hasSpoken = true
      sink.text(text)
    },
    thinks: deadline.received,
    done(end) {
      // A filter that reads along may be late.
      if (!reported || end === 'filtered') reported = { type: end }
      if (!over) deadline.set(limits.afterDone, () => fail('stalled', null))
    },
    used: (usage) => sink.used?.(usage),
    error: (reason, body) =>
      fail(reason, null, body === undefined ? null : readRefusal(statusIn(body), body)),
  })
  const refusal = createBodyCollector(REFUSAL_MAX)
  let refused: AnswerHead | null = null
  function refuse(head: AnswerHead): void {
    const reported = isPacked(head) ? '' : refusal.text()
    fail(`status ${head.status}`, retryAfterOf(head), readRefusal(head.status, reported))
  }
  function read(work: () => void): void {
    try {
      if (!over) work()
    } catch (error) {
      log.error({ event: 'model-stream-unreadable', err: error }, 'a stream of the model could not be read')
      fail('could not be read', null)
    }
  }

  deadline.set(limits.connect, () => fail('unreachable'))
  drop = send({
    connected() {
      if (!over) deadline.set(Math.min(limits.life, limits.firstWord), () => fail('stalled', null))
    },
    answered(head) {
      if (head.status >= 400) {
        refused = head
        deadline.set(limits.afterDone, () => refuse(head))
      } else if (head.status !== 200) fail(`status ${head.status}`, null)
      else if (isPacked(head)) fail('packed', null)
      else sink.begun?.()
    },
    body(bytes, received) {
      const isFlooding = isFlood(received)
      if (refused) {
        refusal.push(bytes)
        return readPause(isFlooding, null)
      }
      if (bytes.length > 0 && !isAlive) {
        isAlive = true
        deadline.received()
        deadline.watchSilence(limits.firstWord, () => fail('stalled', null))
      }
      if (bytes.length > 0) read(() => reader.push(bytes))
      return readPause(isFlooding, reported ? null : sink.unread())
    },
    ended() {
      if (refused) refuse(refused)
      read(() => reader.end())
      if (lacksRoom()) fail(NO_ROOM, null)
      finish(() => sink.end(reported ?? { type: 'whole' }))
    },
    broke() {
      if (refused) refuse(refused)
      else fail(hasSpoken ? 'cut' : 'unreachable')
    },
  })
  return () => finish(() => {})
}

/** Counts all that comes, the framing of chunks too, however it is cut into packets. */
function createFloodMeter() {
  let since = Number.NEGATIVE_INFINITY
  let total = 0
  return (received: number): boolean => {
    const now = performance.now()
    if (now - since >= MODEL_FLOOD_PAUSE) {
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
  if (unread === null) return isFlood ? MODEL_FLOOD_PAUSE : 0
  return Math.max(MODEL_READ_PAUSE, unread)
}

/** One timer for what must happen next: a step within its time, or words without too long a silence between them. */
function createDeadline() {
  let timer: NodeJS.Timeout | undefined
  let receivedAt = 0

  function set(limit: number, missed: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(missed, limit)
  }

  return {
    set,
    received(): void {
      receivedAt = performance.now()
    },
    /** Checks when the silence could have lasted too long: moving a timer with every word costs more than the word. */
    watchSilence(longest: number, missed: () => void): void {
      const check = () => {
        const left = receivedAt + longest - performance.now()
        if (left > 0) set(left, check)
        else missed()
      }
      set(longest, check)
    },
    clear: () => clearTimeout(timer),
  }
}

/** The status that an error inside of a stream would have had: a service may find out late. */
function statusIn(body: string): number {
  const status = Number(/"(?:code|status)"\s*:\s*"?(\d{3})\b/.exec(body)?.[1])
  return status >= 400 && status < 600 ? status : 422
}

/** Compressed answers are refused: a few bytes could become a reply without end. */
const isPacked = ({ headers }: AnswerHead): boolean =>
  (headers.get('content-encoding') ?? 'identity') !== 'identity'

/** A retry helps with overload (429) and server errors (5xx), not with a refusal. */
function retryAfterOf({ status, headers }: AnswerHead): number | null {
  if (status !== 429 && status < 500) return null
  const header = headers.get('retry-after') ?? ''
  const seconds = Number(header)
  if (header !== '' && Number.isFinite(seconds)) return seconds * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}
