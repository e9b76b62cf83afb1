import { REPLY_MAX } from '#domain/limits.ts'
import { PERSONA_BY_KEY } from '#domain/personas/personas.ts'
import { buildSystemPrompt } from '#domain/prompt/build-system-prompt.ts'
import { replyRequest } from '#domain/prompt/reply-request.ts'
import { buildOpinionPayload, readOpinion } from '#domain/safety/opinion/second-opinion.ts'
import { type ChatRequest, describeTooSmall, type LearnedForm } from '#domain/services/request-form.ts'
import { type WholeAnswer, wholeAnswer } from '../client/whole-answer.ts'
import { createService } from './ask-service.ts'
import { labelOf, type ModelService } from './model-service.ts'

export type ServiceProbe = Awaited<ReturnType<typeof probeService>>

const LASTS = 60_000
/** As long as that of a person without notes. */
const PROMPT = {
  system: buildSystemPrompt({ persona: 'acolhedora' }),
  history: [],
  message: 'Diga bom dia.',
  partial: '',
}
const WORD = 'girassol'
const ASKED_WORD = {
  system: `A palavra combinada desta conversa é ${WORD}.`,
  history: [],
  message: 'Qual é a palavra combinada desta conversa? Responda só com ela.',
  partial: '',
}
/** Of a long conversation: what Ollama cuts silently unless a larger context is configured. */
const HISTORY_LENGTH = 8_000

/** Asks each service for a short reply, a continuation, a second opinion, and a word from the beginning of a long prompt. The questions are about nobody. */
export const probeServices = (services: readonly ModelService[]): Promise<ServiceProbe[]> =>
  Promise.all(services.map(probeService))

/** How a service did what it was asked; nothing of its text. */
async function probeService(service: ModelService) {
  let form: LearnedForm = {}
  const keep = async (learned: LearnedForm) => {
    form = learned
  }
  const asked = createService({ ...service, keep, asksUsage: true })
  const ask = async (build: (model: string) => ChatRequest) => {
    const maxMilliseconds = LASTS + (service.firstWord ?? 0)
    const question = { build, maxMilliseconds, maxCharacters: REPLY_MAX }
    const source = asked.ask(question, { maxMilliseconds, hasNext: false })
    const answer = await wholeAnswer(source, new AbortController().signal)
    if (!answer) throw new Error('nobody stops it')
    return answer
  }
  const reply = await ask((model) => replyRequest({ model, ...PROMPT }))
  const continuation = await ask((model) => replyRequest({ model, ...PROMPT, partial: 'Bom' }))
  const opinion = await ask((model) =>
    buildOpinionPayload(model, [{ role: 'user', content: 'Fiz um bolo.' }]),
  )
  const all = [reply, continuation, opinion]
  const learned = form
  const repeats = async (question: typeof PROMPT) => {
    const answer = await ask((model) => replyRequest({ model, ...question }))
    return spoke(answer) ? answer.text.toLowerCase().includes(WORD) : null
  }
  // A model that can't do that with a short prompt either proves nothing about a long one; a refusal is no silence.
  const canRepeat = spoke(reply) && (await repeats(ASKED_WORD))
  const keepsBeginning = canRepeat ? ((await repeats(longQuestion())) ?? true) : null
  return {
    label: labelOf(service),
    reply: spoke(reply),
    continuation: spoke(continuation),
    opinion: readOpinion(opinion.text) !== null,
    form: learned,
    firstWord: reply.firstWord,
    /** Of the reply; null when the service does not report it. */
    usage: reply.usage,
    /** How much of the continuation's prompt, which begins like that of the reply, came from the service's cache. */
    cachedShare: continuation.usage && continuation.usage.cached / Math.max(1, continuation.usage.input),
    /** False where a long prompt loses its beginning without a word; null where that can't be known. */
    keepsBeginning,
    /** People can be answered by it. */
    isGood: spoke(reply) && spoke(continuation) && keepsBeginning !== false,
    wasFiltered: all.some(({ outcome }) => outcome.type === 'filtered'),
    /** Of the first question that failed. */
    reason: learned.tooSmall
      ? describeTooSmall(learned.tooSmall)
      : keepsBeginning === false
        ? CUTS_SILENTLY
        : (all.map(({ outcome }) => (outcome.type === 'failed' ? outcome.reason : null)).find(Boolean) ??
          null),
  }
}

const CUTS_SILENTLY =
  'O modelo perde o começo de conversas longas sem avisar, e com ele as regras de segurança. Aumente o contexto (num_ctx no Ollama, -c no llama.cpp).'

function longQuestion(): typeof PROMPT {
  const turns = PERSONA_BY_KEY.acolhedora.examples
    .flatMap(({ message, reply }) => [message, reply])
    .join('\n')
  const content = turns.repeat(Math.ceil(HISTORY_LENGTH / turns.length))
  return {
    ...ASKED_WORD,
    system: `${ASKED_WORD.system}\n\n${PROMPT.system}`,
    message: `${content}\n\n${ASKED_WORD.message}`,
  }
}

const spoke = ({ text, outcome }: WholeAnswer) =>
  text.trim() !== '' && (outcome.type === 'whole' || outcome.type === 'cut')
