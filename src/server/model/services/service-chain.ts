import {
  type Breaker,
  mayAsk,
  newBreaker,
  withFailure,
  withSuccess,
  withTrial,
} from '#domain/services/breaker.ts'
import type { ChatRequest } from '#domain/services/request-form.ts'
import { TOOK_TOO_LONG } from '../guard/bounded-sink.ts'
import type { Meter } from '../meter.ts'
import type { Outcome, ServiceState, Source } from '../model.ts'

type Question = {
  build: (model: string) => ChatRequest
  /** The time in which the answer must have ended, however many services are asked, and how long it may be. */
  maxMilliseconds: number
  maxCharacters: number
  /** Nobody waits for an answer that is late: a service that fails is not asked as the last resort. */
  isOptional?: boolean
  /** The service that began what is to be continued. */
  begunBy?: string | undefined
  /** Receives what the calls take, and whether they are the beginning of a reply. */
  meter?: Meter | undefined
  isReply?: boolean
}

/** A service of the chain. `hasNext`: another one can be asked in its place. */
export type Service = {
  label: string
  ask: (question: Question, options: { maxMilliseconds: number; hasNext: boolean }) => Source
}

type Listener = (label: string, outcome: Outcome) => void

/** Refusals that are about one request and say nothing of the service. */
const ABOUT_THE_REQUEST = ['status 400', 'status 413', 'status 422', 'too long']

/** Asks the next service when one fails or declines before its first word; what has begun is continued by its writer. */
export function createServiceChain(services: readonly Service[], ended?: Listener) {
  const { mayBeAsked, move, states } = createBreakers(services)

  /** Services to try, in order. If all of them fail, the first one is tried all the same, unless the question is optional. */
  function orderFor({ begunBy, isOptional, ...question }: Question): Service[] {
    const writer = services.find(({ label }) => label === begunBy)
    if (writer) return [writer]
    const order = services.filter((service) => mayBeAsked(service, question))
    return order.length > 0 || isOptional ? order : services.slice(0, 1)
  }

  function ask(question: Question): Source {
    return (sink, signal) => {
      const begun = performance.now()
      let wasDeclined = false

      function askNext([service, ...others]: Service[]): void {
        if (!service) {
          sink.end({ type: 'failed', reason: 'no service' })
          return
        }
        let hasSpoken = false
        move(service, withTrial)
        const maxMilliseconds = Math.max(1, question.maxMilliseconds - (performance.now() - begun))
        const source = service.ask(question, { maxMilliseconds, hasNext: others.length > 0 })
        source(
          {
            ...sink,
            text(text) {
              if (!hasSpoken) {
                move(service, withSuccess)
                if (services.length > 1) sink.by?.(service.label)
              }
              hasSpoken = true
              sink.text(text)
            },
            end(outcome) {
              if (!question.isOptional) ended?.(service.label, outcome)
              const isTimeUp = outcome.type === 'failed' && outcome.reason === TOOK_TOO_LONG
              if (outcome.type !== 'failed') move(service, withSuccess)
              // What is waited for only briefly may be late although the service is well.
              else if (!ABOUT_THE_REQUEST.includes(outcome.reason) && !(isTimeUp && question.isOptional))
                move(service, (breaker, now) => withFailure(breaker, now, personOf(question)))
              wasDeclined ||= outcome.type === 'filtered'
              const next = hasSpoken || isTimeUp ? [] : others.filter((other) => mayBeAsked(other, question))
              if (next.length > 0) askNext(next)
              // If any service declined, report that, not a later failure.
              else sink.end(wasDeclined && !hasSpoken ? { type: 'filtered' } : outcome)
            },
          },
          signal,
        )
      }
      askNext(orderFor(question))
    }
  }

  return { ask, states }
}

const personOf = ({ meter }: Pick<Question, 'meter'>) => meter?.personId ?? null

function createBreakers(services: readonly Service[]) {
  const breakers = new Map(services.map((service) => [service, newBreaker(performance.now())]))
  const breakerOf = (service: Service) => breakers.get(service) ?? newBreaker(performance.now())
  return {
    mayBeAsked: (service: Service, question: Pick<Question, 'meter'>) =>
      mayAsk(breakerOf(service), performance.now(), personOf(question)),
    move: (service: Service, step: (breaker: Breaker, now: number) => Breaker) =>
      void breakers.set(service, step(breakerOf(service), performance.now())),
    states: (): ServiceState[] =>
      services.map((service) => {
        const { state, since } = breakerOf(service)
        const sinceDate = Math.round(Date.now() - (performance.now() - since))
        return { name: service.label, state: state === 'open' ? 'open' : 'ok', since: sinceDate }
      }),
  }
}
