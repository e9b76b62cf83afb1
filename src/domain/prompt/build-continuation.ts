import { buildChatPayload, type ChatPayload, type ReplyRequest } from '../services/chat-payload.ts'
import type { ChatRequest } from '../services/request-form.ts'
import { withoutHalf } from '../text/graphemes.ts'
import { isBlank } from '../text/is-blank.ts'
import { withoutExamples } from './build-system-prompt.ts'

// How much of the end is quoted, so that the model sees whether the last word was cut.
const TAIL = 40

/** Asks for the rest of a reply in a user message: many services accept a system message only in the first place. */
export function buildContinuation({ partial, ...request }: ReplyRequest & { partial: string }): ChatPayload {
  const payload = buildChatPayload(request)
  if (isBlank(partial)) return payload
  const written = withoutHalf(partial)
  payload.messages.push(
    { role: 'assistant', content: written },
    { role: 'user', content: instruction(written.slice(-TAIL).toWellFormed()) },
  )
  return payload
}

/** The same as a request that a service with a small context gets shorter. */
export function replyRequest(request: ReplyRequest & { partial: string }): ChatRequest {
  const shorter = { prompt: withoutExamples(request.system), history: request.history.length }
  return { ...buildContinuation(request), shorter }
}

const instruction = (tail: string): string =>
  `[Aviso do aplicativo, não é fala da pessoa] A sua resposta acima foi cortada no meio. Continue exatamente do ponto em que ela parou, no mesmo tom, como se nunca tivesse sido interrompida: sem repetir nada do que já foi escrito, sem recomeçar, sem cumprimentar e sem comentar o corte. O texto parou em: «${tail}». Se a última palavra ficou pela metade, comece pelo pedaço que falta; se está inteira, comece com um espaço ou com a pontuação que vier. Se a resposta já estava completa, escreva apenas o fecho que faltar.`
