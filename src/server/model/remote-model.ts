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
import { quoteRefusal, type Refusal } from '#domain/services/read-refusal.ts'
import type { ChatRequest } from '#domain/services/request-form.ts'
import { adaptRequest } from './adapted-request.ts'
import { askOpinion } from './ask-opinion.ts'
import { createBoundedSink } from './bounded-sink.ts'
import { checkRemoteModel, explainRefusal } from './check-remote-model.ts'
import { createFormMemory } from './form-memory.ts'
import type { Model, Source } from './model.ts'
import type { ModelService } from './model-service.ts'
import { createReadPacer } from './read-pacer.ts'
import { createStreamClient } from './stream-client.ts'
import { type Failure, NO_ROOM, tryOnce } from './try-once.ts'

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
  const { name, log } = options
  const post = requester(options)
  const memory = createFormMemory(options)
  const asking = (request: ChatRequest, own: Partial<typeof limits>, left = REPLY_MAX) =>
    askService({ post, request, memory, options, limits: { ...limits, ...own }, left })
  return {
    kind: 'remote',
    check: () => checkRemoteModel(options),
    opinion: (turns, signal) => {
      const source = asking(buildOpinionPayload(name, turns), { lasts: SECOND_OPINION_LIMIT, retries: 0 })
      return askOpinion({ source, read: readOpinion, log }, signal)
    },
    sentenceOpinion: (doubt, signal) => {
      const source = asking(buildSentencePayload(name, doubt), { lasts: SENTENCE_OPINION_LIMIT, retries: 0 })
      return askOpinion({ source, read: readSentenceOpinion, log }, signal)
    },
    reply: (prompt) =>
      asking(
        buildContinuation({ model: name, ...prompt }),
        {},
        Math.max(0, REPLY_MAX - prompt.partial.length),
      ),
  }
}

type Asking = {
  post: ReturnType<typeof createStreamClient>
  request: ChatRequest
  memory: ReturnType<typeof createFormMemory>
  options: RemoteModelOptions
  limits: typeof DEFAULT_LIMITS
  /** Characters that may be said. */
  left: number
}

function askService({ post, request, memory, options, limits, left }: Asking): Source {
  return (given, signal) => {
    const { log, extra = {} } = options
    const adapted = adaptRequest(request, { memory, extra })
    let retriesLeft = limits.retries
    let stop = () => {}
    const { lasts } = limits
    const sink = createBoundedSink({ sink: given, signal, left, lasts, log, stop: () => stop() })
    signal.addEventListener('abort', () => stop(), { once: true })
    const attempt = () => {
      stop = tryOnce({
        send: (on) => post(adapted.text(), on),
        limits,
        log,
        sink: { ...sink, accepted: adapted.accepted, failed },
      })
    }

    function failed({ reason, retryAfter, refusal }: Failure): void {
      const hasOther = reason === NO_ROOM ? adapted.enlarge() : refusal !== null && adapted.adapt(refusal)
      if (hasOther) {
        attempt()
        return
      }
      if (refusal) report(refusal, request, options)
      // A service that wants a longer pause than a person waits is not asked again.
      if (retryAfter === null || retryAfter > MODEL_RETRY_WAIT_MAX || retriesLeft === 0) {
        sink.end(reason === NO_ROOM ? { type: 'cut' } : { type: 'failed', reason })
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

/** Overload and the like: it passes, and is counted. */
const PASSES = [408, 429, 498]

/** Tells the operator of a refusal that lasts until somebody does something, in one line. */
function report(refusal: Refusal, { messages }: ChatRequest, options: RemoteModelOptions): void {
  const { status } = refusal
  if (PASSES.includes(status) || status >= 500) return
  const sent = [options.apiKey ?? '', ...messages.map(({ content }) => content)]
  const details = { status, said: quoteRefusal(refusal, sent) }
  void explainRefusal(status, options).then((known) =>
    options.log.error(details, known ?? 'the model service refused a request'),
  )
}

function requester({ baseUrl, apiKey }: RemoteModelOptions) {
  return createStreamClient({
    url: new URL(`${baseUrl}/chat/completions`),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      'Accept-Encoding': 'identity',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
    },
    resumeLater: createReadPacer(MODEL_READ_PAUSE_MAX),
  })
}
