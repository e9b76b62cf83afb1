import {
  MODEL_CONNECT_LIMIT,
  MODEL_FIRST_WORD_LIMIT,
  MODEL_READ_PAUSE_MAX,
  MODEL_RETRIES,
  MODEL_RETRY_WAIT_MAX,
  MODEL_SILENCE_LIMIT,
  REPLY_LASTS,
  REPLY_MAX,
  SECOND_OPINION_LIMIT,
  SENTENCE_OPINION_LIMIT,
} from '#domain/limits.ts'
import { buildContinuation } from '#domain/prompt/build-continuation.ts'
import { buildOpinionPayload, readOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { buildSentencePayload, readSentenceOpinion } from '#domain/safety/opinion/sentence-opinion.ts'
import { askOpinion } from './ask-opinion.ts'
import { createBoundedSink } from './bounded-sink.ts'
import { checkRemoteModel, refusalOf } from './check-remote-model.ts'
import { createFirstTurn, type RequestBody } from './first-turn.ts'
import type { Model, Source } from './model.ts'
import type { ModelService } from './model-service.ts'
import { createReadPacer } from './read-pacer.ts'
import { createStreamClient } from './stream-client.ts'
import { type Send, tryOnce } from './try-once.ts'

export type RemoteModelOptions = ModelService & { limits?: Partial<typeof DEFAULT_LIMITS> }

const DEFAULT_LIMITS = {
  connect: MODEL_CONNECT_LIMIT,
  firstWord: MODEL_FIRST_WORD_LIMIT,
  silence: MODEL_SILENCE_LIMIT,
  retries: MODEL_RETRIES,
  retryWait: 500,
  /** Between the last event of a stream and its end. */
  afterDone: 1_000,
  lasts: REPLY_LASTS,
}

/** Any OpenAI-compatible chat-completions service. The key goes out in one header and nowhere else. */
export function createRemoteModel(options: RemoteModelOptions): Model {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const send = requester(options)
  const bodyFor = createFirstTurn()
  return {
    kind: 'remote',
    check: () => checkRemoteModel(options),
    opinion: (turns, signal) => {
      const request = buildOpinionPayload(options.name, turns)
      return askOpinion(options, { request, read: readOpinion, limit: SECOND_OPINION_LIMIT }, signal)
    },
    sentenceOpinion: (doubt, signal) => {
      const request = buildSentencePayload(options.name, doubt)
      return askOpinion(
        options,
        { request, read: readSentenceOpinion, limit: SENTENCE_OPINION_LIMIT },
        signal,
      )
    },
    reply: (prompt) => {
      const body = bodyFor(buildContinuation({ model: options.name, ...prompt }))
      const left = Math.max(0, REPLY_MAX - prompt.partial.length)
      return asking({ send: (on) => send(body.text(), on), body, limits, options, left })
    },
  }
}

type Asking = {
  send: Send
  body: RequestBody
  limits: typeof DEFAULT_LIMITS
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
