import type { ChatRequest, ChatTurn } from '../services/request-form.ts'
import { withoutHalf } from '../text/graphemes.ts'
import { isBlank } from '../text/is-blank.ts'
import { withoutExamples } from './build-system-prompt.ts'

/** `history` is already the window, oldest first; `partial` is what is there of a reply that is continued. */
export type ReplyRequest = {
  model: string
  system: string
  history: readonly ChatTurn[]
  message: string
  partial: string
}

/** The request for a reply, as the specification gives it. */
export function replyRequest({ model, system, history, message, partial }: ReplyRequest): ChatRequest {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      // Only these two fields leave: a stored message may carry more.
      ...history.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: message },
      ...(isBlank(partial) ? [] : askForRest(withoutHalf(partial))),
    ],
    temperature: 0.7,
    max_tokens: 1000,
    stream: true,
    shorter: { prompt: withoutExamples(system), history: history.length },
  }
}

// How much of the end is quoted, so that the model sees whether the last word was cut.
const TAIL = 40

/** Asks in a user message: many services accept a system message only in the first place. */
const askForRest = (written: string): ChatTurn[] => [
  { role: 'assistant', content: written },
  { role: 'user', content: instruction(written.slice(-TAIL).toWellFormed()) },
]

const instruction = (tail: string): string =>
  `[Aviso do aplicativo, não é fala da pessoa] A sua resposta acima foi cortada no meio. Continue exatamente do ponto em que ela parou, no mesmo tom, como se nunca tivesse sido interrompida: sem repetir nada do que já foi escrito, sem recomeçar, sem cumprimentar e sem comentar o corte. O texto parou em: «${tail}». Se a última palavra ficou pela metade, comece pelo pedaço que falta; se está inteira, comece com um espaço ou com a pontuação que vier. Se a resposta já estava completa, escreva apenas o fecho que faltar.`
