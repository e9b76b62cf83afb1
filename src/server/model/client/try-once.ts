import { MODEL_FLOOD_PAUSE, MODEL_READ_PAUSE } from '#domain/limits.ts'
import { isFilter, type Refusal, readRefusal } from '#domain/services/read-refusal.ts'
import type { Log } from '#server/platform/log.ts'
import type { Outcome, Sink } from '../model.ts'
import { createAnswerReader, createBodyCollector } from './answer-reader.ts'
import type { AnswerHead } from './http-answer.ts'
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
  accepted: () => void
  failed: (failure: Failure) => void
}
type Limits = { connect: number; life: number; firstWord: number; silence: number; afterDone: number }
type Try = { send: Send; limits: Limits; log: Log; sink: TrySink }

/** One request to the service for a reply. Gives what stops it; the sink is not called after that. */
export function tryOnce({ send, limits, log, sink }: Try): () => void {
  const state = newAttempt({ limits, log, sink })
  waitFor(state, limits.connect, () => fail(state, 'unreachable'))
  state.drop = send(listenerOf(state))
  return () => finish(state, () => {})
}

type Attempt = ReturnType<typeof newAttempt>

const newAttempt = (of: Omit<Try, 'send'>) => ({
  ...of,
  /** For what must happen next: a step within its time, or words without too long a silence between them. */
  deadline: undefined as NodeJS.Timeout | undefined,
  isOver: false,
  /** Something of an answer has come. */
  isAlive: false,
  hasSpoken: false,
  /** The end that the service has announced. */
  reported: null as Outcome | null,
  refused: null as AnswerHead | null,
  drop: () => {},
})

function waitFor(state: Attempt, limit: number, missed = () => fail(state, 'stalled', null)): void {
  if (state.isOver) return
  clearTimeout(state.deadline)
  state.deadline = setTimeout(missed, limit)
}

/** Something has come: the silence begins anew. The end of an answer that has announced it is not waited for longer. */
function received({ isOver, reported, deadline }: Attempt): void {
  if (!isOver && !reported) deadline?.refresh()
}

function finish(state: Attempt, report: () => void): void {
  if (state.isOver) return
  state.isOver = true
  clearTimeout(state.deadline)
  state.drop()
  report()
}

/** Once there was a word, a retry would repeat it. */
function fail(state: Attempt, reason: string, retryAfter: number | null = 0, refusal: Refusal | null = null) {
  const { sink, reported, hasSpoken } = state
  finish(state, () => {
    if (refusal && isFilter(refusal)) sink.end({ type: 'filtered' })
    else if (reported && !lacksRoom(state)) sink.end(reported)
    else if (hasSpoken) sink.end({ type: 'failed', reason })
    else sink.failed({ reason, retryAfter, refusal })
  })
}

const lacksRoom = ({ reported, hasSpoken }: Attempt) => reported?.type === 'cut' && !hasSpoken

function readerOf(state: Attempt) {
  const { limits, sink } = state
  return createAnswerReader({
    text(text) {
      if (state.isOver) return
      if (state.hasSpoken) received(state)
      else {
        waitFor(state, limits.silence)
        sink.accepted()
      }
      state.hasSpoken = true
      sink.text(text)
    },
    thinks: () => received(state),
    done(end) {
      // A filter that reads along may be late.
      if (!state.reported || end === 'filtered') state.reported = { type: end }
      waitFor(state, limits.afterDone)
    },
    used: (usage) => sink.used?.(usage),
    error: (reason, body) =>
      fail(state, reason, null, body === undefined ? null : readRefusal(statusIn(body), body)),
  })
}

function listenerOf(state: Attempt): StreamListener {
  const { limits, sink } = state
  const isFlood = createFloodMeter()
  const reader = readerOf(state)
  const refusal = createBodyCollector(REFUSAL_MAX)
  const refuse = (head: AnswerHead) => {
    const reported = isPacked(head) ? '' : refusal.text()
    fail(state, `status ${head.status}`, retryAfterOf(head), readRefusal(head.status, reported))
  }
  return {
    connected: () => waitFor(state, Math.min(limits.life, limits.firstWord)),
    answered(head) {
      if (head.status >= 400) {
        state.refused = head
        waitFor(state, limits.afterDone, () => refuse(head))
      } else if (head.status !== 200) fail(state, `status ${head.status}`, null)
      else if (isPacked(head)) fail(state, 'packed', null)
      else sink.begun?.()
    },
    body(bytes, received) {
      const isFlooding = isFlood(received)
      if (state.refused) {
        refusal.push(bytes)
        return readPause(isFlooding, null)
      }
      if (bytes.length > 0 && !state.isAlive) {
        state.isAlive = true
        waitFor(state, limits.firstWord)
      }
      if (bytes.length > 0) read(state, () => reader.push(bytes))
      return readPause(isFlooding, state.reported ? null : sink.unread())
    },
    ended() {
      if (state.refused) refuse(state.refused)
      read(state, () => reader.end())
      if (lacksRoom(state)) fail(state, NO_ROOM, null)
      finish(state, () => sink.end(state.reported ?? { type: 'whole' }))
    },
    broke() {
      if (state.refused) refuse(state.refused)
      else fail(state, state.hasSpoken ? 'cut' : 'unreachable')
    },
  }
}

function read(state: Attempt, work: () => void): void {
  try {
    if (!state.isOver) work()
  } catch (error) {
    state.log.error(
      { event: 'model-stream-unreadable', err: error },
      'a stream of the model could not be read',
    )
    fail(state, 'could not be read', null)
  }
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

/** How long the service is not read: never before the first sentence; a person who reads does not notice the pauses. */
function readPause(isFlood: boolean, unread: number | null): number {
  if (unread === null) return isFlood ? MODEL_FLOOD_PAUSE : 0
  return Math.max(MODEL_READ_PAUSE, unread)
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
