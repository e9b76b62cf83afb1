import { REPLY_LASTS, REPLY_MAX } from '#domain/limits.ts'
import type { PayloadMessage } from '#domain/prompt/chat-payload.ts'
import type { ExtraBody } from '#domain/services/request-form.ts'
import { createService, type ServiceLimits } from '#server/model/ask-service.ts'
import type { Model, Outcome, Source } from '#server/model/model.ts'
import { createRemoteModel } from '#server/model/remote-model.ts'
import { createServiceChain } from '#server/model/service-chain.ts'
import { createLog } from '#server/platform/log.ts'
import { askPatiently, type Clock } from './patience.ts'

/** An OpenAI-compatible service and the model asked there. The key stays in memory. */
export type ServiceAddress = {
  baseUrl: string
  apiKey: string | undefined
  name: string
  /** Fields that the operator adds to every request. */
  extra?: ExtraBody
}

/** Tokens in and out. */
export type Tokens = readonly [number, number]

// Waiting and asking again is done here, for longer than a person would wait.
const RETRIES = { retries: 0 }
type Limits = Partial<ServiceLimits> | undefined
const log = createLog('silent')

export const remoteModel = (address: ServiceAddress, limits?: Limits): Model =>
  createRemoteModel({ ...address, log, asksUsage: true, limits: { ...limits, ...RETRIES } })

type Request = { messages: PayloadMessage[]; temperature: number; maxTokens: number }

/** Asks a service for anything, without prompt, protocol and guard of the product. */
export function plainService(address: ServiceAddress, limits?: Limits): (request: Request) => Source {
  const chain = createServiceChain([
    createService({ ...address, log, asksUsage: true, limits: { ...limits, ...RETRIES } }),
  ])
  return ({ messages, temperature, maxTokens }) =>
    chain.ask({
      build: (model) => ({ model, messages, temperature, max_tokens: maxTokens, stream: true }),
      lasts: REPLY_LASTS,
      left: REPLY_MAX,
    })
}

export type Heard = { text: string; outcome: Outcome; tokens: Tokens | null; firstWord: number }

/** All that a source says. */
export function listen(source: Source, signal: AbortSignal, now: () => number): Promise<Heard> {
  const { promise, resolve, reject } = Promise.withResolvers<Heard>()
  const begun = now()
  let text = ''
  let firstWord = 0
  let tokens: Tokens | null = null
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  source(
    {
      text(more) {
        if (text === '') firstWord = now() - begun
        text += more
      },
      used({ input, output }) {
        tokens = [input, output]
      },
      end: (outcome) => resolve({ text, outcome, tokens, firstWord }),
      unread: () => null,
    },
    signal,
  )
  return promise
}

export type Answer = { text: string; tokens: Tokens | null; retries: number }
export type Ask = (messages: PayloadMessage[], signal: AbortSignal) => Promise<Answer>

/** A service that is asked for short answers: the judge, the simulated person. */
export function createAsk(
  address: ServiceAddress,
  {
    temperature,
    maxTokens,
    clock,
    limits,
  }: { temperature: number; maxTokens: number; clock: Clock; limits?: Limits },
): Ask {
  const service = plainService(address, limits)
  return (messages, signal) =>
    askPatiently(() => listen(service({ messages, temperature, maxTokens }), signal, clock.now), {
      clock,
      signal,
    })
}
