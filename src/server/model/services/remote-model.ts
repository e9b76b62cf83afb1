import { REPLY_LASTS, REPLY_MAX, SECOND_OPINION_LIMIT, SENTENCE_OPINION_LIMIT } from '#domain/limits.ts'
import { replyRequest } from '#domain/prompt/reply-request.ts'
import { createHiddenTextFilter } from '#domain/safety/guard/hidden-text.ts'
import { buildOpinionPayload, readOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { buildSentencePayload, readSentenceOpinion } from '#domain/safety/opinion/sentence-opinion.ts'
import type { ChatRequest } from '#domain/services/request-form.ts'
import { wholeAnswer } from '../client/whole-answer.ts'
import type { Meter } from '../meter.ts'
import type { Model, Outcome, Source } from '../model.ts'
import { createService, type ServiceLimits } from './ask-service.ts'
import { checkRemoteModel } from './check-remote-model.ts'
import type { ModelService } from './model-service.ts'
import { createServiceChain } from './service-chain.ts'

export type RemoteModelOptions = ModelService & {
  limits?: Partial<ServiceLimits & { total: number }>
  /** Services that are asked when the ones before them fail. */
  next?: readonly ModelService[]
  /** Receives how each service ended what it was asked. */
  ended?: (label: string, outcome: Outcome) => void
  /** Wraps how opinions are asked for where nobody waits; a service that fails is asked for them all the same then. */
  askAgain?: (source: Source) => Source
}

/** A model behind one service, or behind several of which the next is asked when one fails. */
export function createRemoteModel(options: RemoteModelOptions): Model {
  const { limits = {}, next = [], ended, askAgain, ...first } = options
  const services = [first, ...next]
  const { log } = first
  const chain = createServiceChain(
    services.map((service) => createService({ ...service, limits })),
    ended,
  )

  /** What a service answers when it is asked for an opinion; whatever goes wrong is none. */
  async function askOpinion<Opinion>(
    { build, read, lasts }: OpinionQuestion<Opinion>,
    signal: AbortSignal,
    meter: Meter | undefined,
  ): Promise<Opinion | null> {
    const question = { build, maxMilliseconds: lasts, maxCharacters: REPLY_MAX, isOptional: !askAgain, meter }
    const source = chain.ask(question)
    const answer = await wholeAnswer(askAgain?.(source) ?? source, signal)
    if (!answer) return null
    const opinion = read(withoutHidden(answer.text))
    if (opinion === null)
      log.warn({ event: 'opinion-unreadable', outcome: answer.outcome }, 'a second opinion could not be read')
    return opinion
  }

  return {
    kind: 'remote',
    services: chain.states,
    check: () => checkAll(services),
    opinion(turns, signal, meter) {
      const build = (model: string) => buildOpinionPayload(model, turns)
      return askOpinion({ build, read: readOpinion, lasts: SECOND_OPINION_LIMIT }, signal, meter)
    },
    sentenceOpinion(doubt, signal, meter) {
      const build = (model: string) => buildSentencePayload(model, doubt)
      return askOpinion({ build, read: readSentenceOpinion, lasts: SENTENCE_OPINION_LIMIT }, signal, meter)
    },
    reply: ({ begunBy, meter, ...prompt }) =>
      chain.ask({
        build: (model) => replyRequest({ model, ...prompt }),
        maxMilliseconds:
          limits.total ?? REPLY_LASTS + Math.max(...services.map((each) => each.firstWord ?? 0)),
        maxCharacters: Math.max(0, REPLY_MAX - prompt.partial.length),
        begunBy: prompt.partial === '' ? undefined : begunBy,
        meter,
        isReply: prompt.partial === '',
      }),
  }
}

async function checkAll(services: readonly ModelService[]): Promise<string | null> {
  const problems = await Promise.all(services.map((service) => checkRemoteModel(service)))
  return problems.filter((problem) => problem !== null).join('; ') || null
}

type OpinionQuestion<Opinion> = {
  build: (model: string) => ChatRequest
  read: (answer: string) => Opinion | null
  lasts: number
}

/** Without what the model thought aloud. */
function withoutHidden(text: string): string {
  const filter = createHiddenTextFilter()
  return filter.push(text) + filter.end()
}
