import { REPLY_MAX } from '#domain/limits.ts'
import { buildContinuation } from '#domain/prompt/build-continuation.ts'
import { buildOpinionPayload, readOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { LearnedForm } from '#domain/services/learned-form.ts'
import type { ChatRequest } from '#domain/services/request-form.ts'
import { type WholeAnswer, wholeAnswer } from '../client/whole-answer.ts'
import { createService } from './ask-service.ts'
import { labelOf, type ModelService } from './model-service.ts'

export type ServiceProbe = Awaited<ReturnType<typeof probeService>>

const LASTS = 60_000
const PROMPT = {
  system: 'Responda em português do Brasil, em uma frase curta.',
  history: [],
  message: 'Diga bom dia.',
  partial: '',
}

/** Asks each service for a short reply, a continuation and a second opinion. The questions are about nobody. */
export function probeServices(services: readonly ModelService[]): Promise<ServiceProbe[]> {
  return Promise.all(services.map(probeService))
}

/** What a service made of what it was asked; nothing of what it said. */
async function probeService(service: ModelService) {
  let form: LearnedForm = {}
  const keep = async (learned: LearnedForm) => {
    form = learned
  }
  const asked = createService({ ...service, keep, asksUsage: true })
  const ask = async (build: (model: string) => ChatRequest) => {
    const question = { build, maxMilliseconds: LASTS, maxCharacters: REPLY_MAX }
    const source = asked.ask(question, { maxMilliseconds: LASTS, hasNext: false })
    const answer = await wholeAnswer(source, new AbortController().signal)
    if (!answer) throw new Error('nobody stops it')
    return answer
  }
  const reply = await ask((model) => buildContinuation({ model, ...PROMPT }))
  const continuation = await ask((model) => buildContinuation({ model, ...PROMPT, partial: 'Bom' }))
  const opinion = await ask((model) =>
    buildOpinionPayload(model, [{ role: 'user', content: 'Fiz um bolo.' }]),
  )
  const all = [reply, continuation, opinion]
  return {
    label: labelOf(service),
    reply: spoke(reply),
    continuation: spoke(continuation),
    opinion: readOpinion(opinion.text) !== null,
    form,
    /** Milliseconds to the first word of the reply. */
    firstWord: reply.firstWord,
    /** Of the reply; null when the service does not tell. */
    usage: reply.usage,
    wasFiltered: all.some(({ outcome }) => outcome.type === 'filtered'),
    /** Of the first question that failed. */
    reason:
      all.map(({ outcome }) => (outcome.type === 'failed' ? outcome.reason : null)).find(Boolean) ?? null,
  }
}

const spoke = ({ text, outcome }: WholeAnswer) =>
  text.trim() !== '' && (outcome.type === 'whole' || outcome.type === 'cut')
