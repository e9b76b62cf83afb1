import {
  MODEL_CONNECT_LIMIT,
  MODEL_FIRST_WORD_LIMIT,
  MODEL_LIFE_LIMIT,
  MODEL_RETRIES,
  MODEL_RETRY_WAIT_MAX,
  MODEL_SILENCE_LIMIT,
} from '#domain/limits.ts'
import { quoteRefusal, type Refusal } from '#domain/services/read-refusal.ts'
import { type ChatRequest, USUAL_FORM } from '#domain/services/request-form.ts'
import { resumeLater } from '../client/read-pacer.ts'
import { createStreamClient } from '../client/stream-client.ts'
import { type Failure, NO_ROOM, tryOnce } from '../client/try-once.ts'
import { createBoundedSink } from '../guard/bounded-sink.ts'
import { followCall } from '../meter.ts'
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
  const opened = openService(options)
  return { label: opened.label, ask: (question, bounds) => askService(opened, question, bounds) }
}

function openService(options: Parameters<typeof createService>[0]) {
  const { firstWord } = options
  return {
    options,
    label: labelOf(options),
    limits: { ...DEFAULT_LIMITS, ...(firstWord && { firstWord, life: firstWord }), ...options.limits },
    post: requester(options),
    memory: createFormMemory(options),
    report: createReporter(options),
  }
}

type Opened = ReturnType<typeof openService>
type Asked = Parameters<Service['ask']>

/** The last service is waited for longer, and asked again: no other one can answer in its place. */
function limitsFor(
  { limits }: Opened,
  isOptional: boolean,
  { maxMilliseconds, hasNext }: Asked[1],
): ServiceLimits {
  const life = isOptional ? Math.min(limits.life, maxMilliseconds / 2) : limits.life
  const retries = isOptional || hasNext ? 0 : limits.retries
  return { ...limits, life: hasNext ? life : limits.firstWord, retries }
}

function askService(opened: Opened, question: Asked[0], bounds: Asked[1]): Source {
  const { options, label: service, post, memory, report } = opened
  const { build, maxCharacters, isOptional = false, meter, isReply = false } = question
  const { maxMilliseconds } = bounds
  const request = build(options.name)
  const limits = limitsFor(opened, isOptional, bounds)
  return (given, signal) => {
    const { log, extra = {}, asksUsage = false } = options
    const adapted = adaptRequest(request, { memory, extra, usual: { ...USUAL_FORM, usage: asksUsage } })
    let retriesLeft = limits.retries
    let stop = () => {}
    const halt = () => stop()
    const sink = createBoundedSink({ sink: given, signal, maxCharacters, maxMilliseconds, log, stop: halt })
    signal.addEventListener('abort', halt, { once: true })
    const attempt = () => {
      const call = followCall(meter, { service, isReply, messages: request.messages })
      const stopTrying = tryOnce({
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
        stopTrying()
        void call.end()
      }
    }

    function failed({ reason, retryAfter, refusal }: Failure): void {
      const hasOther = reason === NO_ROOM ? adapted.enlarge() : refusal !== null && adapted.adapt(refusal)
      if (hasOther) {
        attempt()
        return
      }
      if (refusal) report(refusal, request)
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

/** Finding the words costs, and an explanation may ask the service for a long list: one of each status in a while. */
const REPORTED_EVERY = 60_000

/** Warns the operator of a refusal that remains until somebody does something, in one line. */
function createReporter(service: ModelService) {
  const reportedAt = new Map<number, number>()
  return (refusal: Refusal, { messages }: ChatRequest): void => {
    const { status } = refusal
    const now = performance.now()
    const isRecent = now - (reportedAt.get(status) ?? Number.NEGATIVE_INFINITY) < REPORTED_EVERY
    if (PASSES.includes(status) || status >= 500 || isRecent) return
    reportedAt.set(status, now)
    const sent = [service.apiKey ?? '', ...messages.map(({ content }) => content)]
    const details = { status, said: quoteRefusal(refusal, sent) }
    void explainRefusal(status, service).then((known) =>
      service.log.error(
        { event: 'model-refused', ...details },
        known ?? 'the model service refused a request',
      ),
    )
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
    resumeLater,
  })
