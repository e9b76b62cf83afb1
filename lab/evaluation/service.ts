import { REPLY_LASTS, REPLY_MAX } from '#domain/limits.ts'
import type { ExtraBody, PayloadMessage } from '#domain/services/request-form.ts'
import { TOOK_TOO_LONG } from '#server/model/guard/bounded-sink.ts'
import type { Model, Outcome, Source } from '#server/model/model.ts'
import { createService, type ServiceLimits } from '#server/model/services/ask-service.ts'
import { createRemoteModel } from '#server/model/services/remote-model.ts'
import { createServiceChain } from '#server/model/services/service-chain.ts'
import { createLog } from '#server/platform/log.ts'
import { type Account, askPatiently, type Clock, type Waiting } from './patience.ts'

/** An OpenAI-compatible service and the model asked there. The key stays in memory. */
export type ServiceAddress = {
  baseUrl: string
  apiKey: string | undefined
  name: string
  /** Fields that the operator adds to every request. */
  extra?: ExtraBody
}

// Waiting and asking again is done here, for longer than a person would wait.
const RETRIES = { retries: 0 }
type Limits = Partial<ServiceLimits> | undefined
const log = createLog('silent')

type Asking = { clock: Clock; account?: Account | undefined; limits?: Limits }

/** The product's own client. A busy service is asked again for opinions too: it must not change what is measured. */
export const remoteModel = (address: ServiceAddress, { limits, ...waiting }: Asking): Model =>
  createRemoteModel({
    ...address,
    log,
    asksUsage: true,
    limits: { ...limits, ...RETRIES },
    askAgain: (source) => patientSource(source, waiting),
  })

/** What is late is no opinion, as in the product. */
const untilLate = (heard: Heard): Heard =>
  heard.outcome.type === 'failed' && heard.outcome.reason === TOOK_TOO_LONG
    ? { ...heard, outcome: { type: 'cut' } }
    : heard

const patientSource =
  (source: Source, waiting: Omit<Waiting, 'signal'>): Source =>
  (sink, signal) => {
    const once = async () => untilLate(await listen(source, signal, waiting.clock.now))
    askPatiently(once, { ...waiting, signal }).then(
      ({ text, outcome }) => {
        sink.text(text)
        sink.end(outcome)
      },
      // Without the service there is no reply either, and that ends the run.
      (error) => signal.aborted || sink.end({ type: 'failed', reason: String(error) }),
    )
  }

type Request = { messages: PayloadMessage[]; temperature: number; maxTokens: number }

/** Asks a service for anything, without prompt, protocol and guard of the product. */
export function plainService(
  address: ServiceAddress,
  { limits, account }: Omit<Asking, 'clock'>,
): (request: Request) => Source {
  const chain = createServiceChain([
    createService({ ...address, log, asksUsage: true, limits: { ...limits, ...RETRIES } }),
  ])
  return ({ messages, temperature, maxTokens }) =>
    chain.ask({
      build: (model) => ({ model, messages, temperature, max_tokens: maxTokens, stream: true }),
      maxMilliseconds: REPLY_LASTS,
      maxCharacters: REPLY_MAX,
      meter: account?.meter,
    })
}

export type Heard = { text: string; outcome: Outcome; firstWord: number }

/** All that a source says. */
export function listen(source: Source, signal: AbortSignal, now: () => number): Promise<Heard> {
  const { promise, resolve, reject } = Promise.withResolvers<Heard>()
  const begun = now()
  let text = ''
  let firstWord = 0
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  source(
    {
      text(more) {
        if (text === '') firstWord = now() - begun
        text += more
      },
      end: (outcome) => resolve({ text, outcome, firstWord }),
      unread: () => null,
    },
    signal,
  )
  return promise
}

/** What a service answers, all of it. */
export type Ask = (messages: PayloadMessage[], signal: AbortSignal) => Promise<string>

/** A service that is asked for short answers: the judge, the simulated person. */
export function createAsk(
  address: ServiceAddress,
  { temperature, maxTokens, ...asking }: Asking & { temperature: number; maxTokens: number },
): Ask {
  const { clock, account } = asking
  const service = plainService(address, asking)
  return async (messages, signal) => {
    const once = () => listen(service({ messages, temperature, maxTokens }), signal, clock.now)
    return (await askPatiently(once, { clock, signal, account })).text
  }
}
