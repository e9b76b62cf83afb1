import {
  MODEL_CONNECT_LIMIT,
  MODEL_FIRST_WORD_LIMIT,
  MODEL_LIFE_LIMIT,
  MODEL_READ_PAUSE_MAX,
  MODEL_RETRIES,
  MODEL_RETRY_WAIT_MAX,
  MODEL_SILENCE_LIMIT,
} from '#domain/limits.ts'
import { quoteRefusal, type Refusal } from '#domain/services/read-refusal.ts'
import { type ChatRequest, USUAL_FORM } from '#domain/services/request-form.ts'
import { createReadPacer } from '../client/read-pacer.ts'
import { createStreamClient } from '../client/stream-client.ts'
import { type Failure, NO_ROOM, tryOnce } from '../client/try-once.ts'
import { createBoundedSink } from '../guard/bounded-sink.ts'
import { followCall, type Meter } from '../meter.ts'
import type { Outcome, Sink, Source } from '../model.ts'
import { adaptRequest, createFormMemory } from './adapted-request.ts'
import { explainRefusal } from './check-remote-model.ts'
import { labelOf, type ModelService } from './model-service.ts'
import type { Service } from './service-chain.ts'

const DEFAULT_LIMITS = {
  connect: MODEL_CONNECT_LIMIT,
  life: MODEL_LIFE_LIMIT,
  firstWord: MODEL_FIRST_WORD_LIMIT,
  silence: MODEL_SILENCE_LIMIT,
  retries: MODEL_RETRIES,
  retryWait: 500,
  /** Between the last event of a stream and its end. */
  afterDone: 1_000,
}
export type ServiceLimits = typeof DEFAULT_LIMITS

/** One OpenAI-compatible chat-completions service. The key goes out in one header and nowhere else. */
export function createService(options: ModelService & { limits?: Partial<ServiceLimits> }): Service {
  const { firstWord } = options
  const limits = { ...DEFAULT_LIMITS, ...(firstWord && { firstWord, life: firstWord }), ...options.limits }
  const post = requester(options)
  const memory = createFormMemory(options)
  const explain = createExplainer(options)
  return {
    label: labelOf(options),
    ask({ build, maxCharacters, isOptional, meter, isReply = false }, { maxMilliseconds, hasNext }) {
      const request = build(options.name)
      // The last service is waited for longer, and asked again: no other one can answer in its place.
      const life = isOptional ? Math.min(limits.life, maxMilliseconds / 2) : limits.life
      const effectiveLimits = hasNext
        ? { ...limits, life, retries: 0 }
        : { ...limits, life: limits.firstWord }
      const retries = isOptional ? 0 : effectiveLimits.retries
      const metering = { meter, service: labelOf(options), isReply }
      const bounds = { limits: { ...effectiveLimits, retries }, maxMilliseconds, maxCharacters }
      return askService({ post, request, memory, explain, options, metering, ...bounds })
    },
  }
}

type Asking = {
  post: ReturnType<typeof createStreamClient>
  request: ChatRequest
  memory: ReturnType<typeof createFormMemory>
  explain: ReturnType<typeof createExplainer>
  options: ModelService
  metering: { meter: Meter | undefined; service: string; isReply: boolean }
  limits: ServiceLimits
  /** The time in which the answer must have ended, and how long it may be. */
  maxMilliseconds: number
  maxCharacters: number
}

function askService(asking: Asking): Source {
  const { post, request, memory, explain, options, metering, limits, maxMilliseconds, maxCharacters } = asking
  return (given, signal) => {
    const { log, extra = {}, asksUsage = false } = options
    const adapted = adaptRequest(request, { memory, extra, usual: { ...USUAL_FORM, usage: asksUsage } })
    let retriesLeft = limits.retries
    let stop = () => {}
    const sink = createBoundedSink({
      sink: given,
      signal,
      maxCharacters,
      maxMilliseconds,
      log,
      stop: () => stop(),
    })
    signal.addEventListener('abort', () => stop(), { once: true })
    const attempt = () => {
      const call = followCall(metering.meter, { ...metering, messages: request.messages })
      const halt = tryOnce({
        send: (on) => post(adapted.text(), on),
        limits,
        log,
        sink: {
          ...meteredSink(sink, call),
          accepted: adapted.accepted,
          failed(failure) {
            void call.end()
            failed(failure)
          },
        },
      })
      stop = () => {
        halt()
        void call.end()
      }
    }

    function failed({ reason, retryAfter, refusal }: Failure): void {
      const hasOther = reason === NO_ROOM ? adapted.enlarge() : refusal !== null && adapted.adapt(refusal)
      if (hasOther) {
        attempt()
        return
      }
      if (refusal) report(refusal, request, options, explain)
      // A service that wants a longer pause than a person waits is not asked again.
      if (retryAfter === null || retryAfter > MODEL_RETRY_WAIT_MAX || retriesLeft === 0) {
        sink.end(outcomeOf(reason, retryAfter))
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

const outcomeOf = (reason: string, retryAfter: number | null): Outcome =>
  reason === NO_ROOM ? { type: 'cut' } : { type: 'failed', reason, ...(retryAfter && { retryAfter }) }

/** What the service sends counts for the call, too. */
const meteredSink = (sink: Sink, call: ReturnType<typeof followCall>): Sink & { begun: () => void } => ({
  ...sink,
  begun: call.begun,
  text(text) {
    call.received(text)
    sink.text(text)
  },
  used(usage) {
    call.used(usage)
    sink.used?.(usage)
  },
  // Store the cost first: a crash may lose the reply, never the cost.
  end(outcome) {
    const stored = call.end()
    if (stored) void stored.then(() => sink.end(outcome))
    else sink.end(outcome)
  },
})

/** Overload and the like: it passes, and is counted. */
const PASSES = [408, 429, 498]

/** Tells the operator of a refusal that remains until somebody does something, in one line. */
function report(
  refusal: Refusal,
  { messages }: ChatRequest,
  options: ModelService,
  explain: Asking['explain'],
): void {
  const { status } = refusal
  const explained = PASSES.includes(status) || status >= 500 ? null : explain(status)
  if (!explained) return
  const sent = [options.apiKey ?? '', ...messages.map(({ content }) => content)]
  const details = { status, said: quoteRefusal(refusal, sent) }
  void explained.then((known) =>
    options.log.error({ event: 'model-refused', ...details }, known ?? 'the model service refused a request'),
  )
}

/** Finding the words costs, and an explanation may ask the service for a long list: one of each status in a while. */
const EXPLAINED_EVERY = 60_000

/** Null for a status that was explained a moment ago. */
function createExplainer(service: ModelService) {
  const explainedAt = new Map<number, number>()
  return (status: number): Promise<string | null> | null => {
    const now = performance.now()
    if (now - (explainedAt.get(status) ?? Number.NEGATIVE_INFINITY) < EXPLAINED_EVERY) return null
    explainedAt.set(status, now)
    return explainRefusal(status, service)
  }
}

const requester = ({ baseUrl, apiKey }: ModelService) =>
  createStreamClient({
    url: new URL(`${baseUrl}/chat/completions`),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
      'Accept-Encoding': 'identity',
      ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
    },
    resumeLater: createReadPacer(MODEL_READ_PAUSE_MAX),
  })
