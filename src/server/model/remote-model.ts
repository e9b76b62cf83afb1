import {
  MODEL_CONNECT_LIMIT,
  MODEL_FIRST_WORD_LIMIT,
  MODEL_READ_PAUSE,
  MODEL_READ_PAUSE_MAX,
  MODEL_RETRIES,
  MODEL_RETRY_WAIT_MAX,
  MODEL_SILENCE_LIMIT,
  REPLY_LASTS,
  REPLY_MAX,
} from '#domain/limits.ts'
import { buildContinuation } from '#domain/prompt/build-continuation.ts'
import type { Log } from '#server/platform/log.ts'
import { askOpinion } from './ask-opinion.ts'
import { createBoundedSink } from './bounded-sink.ts'
import { checkRemoteModel, refusalOf } from './check-remote-model.ts'
import { createDeltaReader } from './delta-reader.ts'
import { createFirstTurn, type RequestBody } from './first-turn.ts'
import type { AnswerHead } from './http-answer.ts'
import type { Model, Outcome, Sink, Source } from './model.ts'
import { createReadPacer } from './read-pacer.ts'
import { createStreamClient, type StreamListener } from './stream-client.ts'

export type RemoteModelOptions = {
  baseUrl: string
  apiKey: string | undefined
  name: string
  log: Log
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  connect: MODEL_CONNECT_LIMIT,
  firstWord: MODEL_FIRST_WORD_LIMIT,
  silence: MODEL_SILENCE_LIMIT,
  retries: MODEL_RETRIES,
  retryWait: 500,
  /** Between the last event of a stream and its end. */
  afterDone: 1_000,
  lasts: REPLY_LASTS,
}

/** More bytes at once than a reply has that comes word by word: such a service is read with a pause between two packets. */
const FLOOD = 32 * 1024

/** Any OpenAI-compatible chat-completions service. The key goes out in one header and nowhere else. */
export function createRemoteModel(options: RemoteModelOptions): Model {
  const limits = { ...LIMITS, ...options.limits }
  const send = requester(options)
  const bodyFor = createFirstTurn()
  return {
    kind: 'remote',
    check: () => checkRemoteModel(options),
    opinion: (turns, signal) => askOpinion(options, turns, signal),
    reply: (prompt) => {
      const body = bodyFor(buildContinuation({ model: options.name, ...prompt }))
      const left = Math.max(0, REPLY_MAX - prompt.partial.length)
      return asking({ send: (on) => send(body.text(), on), body, limits, options, left })
    },
  }
}

type Send = (on: StreamListener) => () => void
type Asking = {
  send: Send
  body: RequestBody
  limits: typeof LIMITS
  options: RemoteModelOptions
  left: number
}

function asking({ send, body, limits, options, left }: Asking): Source {
  return (given, signal) => {
    const { log } = options
    let retriesLeft = limits.retries
    let stop = () => {}
    const { lasts } = limits
    const sink = createBoundedSink({ sink: given, signal, left, lasts, log, stop: () => stop() })
    signal.addEventListener('abort', () => stop(), { once: true })
    const attempt = () => {
      stop = tryOnce({ send, limits, log, sink: { ...sink, accepted: body.accepted, failed } })
    }

    function failed(reason: string, retryAfter: number | null): void {
      if (reason === 'status 400' && body.shorten()) {
        attempt()
        return
      }
      const refusal = refusalOf(reason, options)
      if (refusal) log.error(refusal)
      // A service that wants a longer pause than a person waits is not asked again.
      if (retryAfter === null || retryAfter > MODEL_RETRY_WAIT_MAX || retriesLeft === 0) {
        sink.end({ type: 'failed', reason })
        return
      }
      const wait = Math.max(retryAfter, limits.retryWait * 2 ** (limits.retries - retriesLeft))
      retriesLeft -= 1
      const timer = setTimeout(attempt, wait)
      stop = () => clearTimeout(timer)
    }
    attempt()
  }
}

/** `retryAfter` in milliseconds when trying again may help, null when it can't. */
type TrySink = Sink & {
  /** The service took the request. */
  accepted: () => void
  failed: (reason: string, retryAfter: number | null) => void
}
type Try = { send: Send; limits: typeof LIMITS; log: Log; sink: TrySink }

/** Gives what stops it; the sink is not called after that. */
function tryOnce({ send, limits, log, sink }: Try): () => void {
  let over = false
  let spokeAt: number | null = null
  /** The end that the service has announced. */
  let said: Outcome | null = null
  let timer: NodeJS.Timeout | undefined
  let heardAt = 0
  let drop = () => {}

  function finish(tell: () => void): void {
    if (over) return
    over = true
    clearTimeout(timer)
    drop()
    tell()
  }
  /** Once there was a word, a retry would repeat it. */
  function fail(reason: string, retryAfter: number | null = 0): void {
    if (said) sink.end(said)
    else if (spokeAt !== null) sink.end({ type: 'failed', reason })
    else sink.failed(reason, retryAfter)
  }
  /** Fails unless the next step comes within this time. */
  function allow(limit: number, reason: string, retryAfter: number | null): void {
    clearTimeout(timer)
    if (!over) timer = setTimeout(() => finish(() => fail(reason, retryAfter)), limit)
  }

  /** Checks when the silence could have lasted too long: moving a timer with every word costs more than the word. */
  function watchSilence(limit: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const left = heardAt + limits.silence - performance.now()
      if (left > 0) watchSilence(left)
      else finish(() => fail('stalled', null))
    }, limit)
  }

  const reader = createDeltaReader({
    text(text) {
      if (over) return
      heardAt = performance.now()
      if (spokeAt === null) watchSilence(limits.silence)
      spokeAt ??= heardAt
      sink.text(text)
    },
    done(end) {
      said ??= { type: end }
      allow(limits.afterDone, 'stalled', null)
    },
    error: (reason) => finish(() => fail(reason, null)),
  })

  function read(work: () => void): void {
    try {
      if (!over) work()
    } catch (error) {
      log.error({ err: error }, 'a stream of the model could not be read')
      finish(() => fail('could not be read', null))
    }
  }

  allow(limits.connect, 'unreachable', 0)
  drop = send({
    connected: () => allow(limits.firstWord, 'stalled', null),
    answered(head) {
      if (head.status !== 200) finish(() => fail(`status ${head.status}`, retryAfterOf(head)))
      else if (isPacked(head)) finish(() => fail('packed', null))
      else sink.accepted()
    },
    body(bytes) {
      const isFlood = bytes.length >= FLOOD
      read(() => reader.push(bytes))
      // The first sentence is waited for; a person who has begun to read does not notice how often the service is read.
      const unread = said ? null : sink.unread()
      if (unread === null) return isFlood ? MODEL_READ_PAUSE : 0
      return Math.max(MODEL_READ_PAUSE, unread)
    },
    ended() {
      read(() => reader.end())
      finish(() => sink.end(said ?? { type: 'whole' }))
    },
    broke: () => finish(() => fail(spokeAt === null ? 'unreachable' : 'cut')),
  })
  return () => finish(() => {})
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

function requester({ baseUrl, apiKey }: RemoteModelOptions) {
  return createStreamClient({
    url: new URL(`${baseUrl}/chat/completions`),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'Accept-Encoding': 'identity',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
    },
    resumeLater: createReadPacer(MODEL_READ_PAUSE_MAX),
  })
}
