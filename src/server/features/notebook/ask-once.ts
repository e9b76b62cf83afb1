import { AppError } from '#domain/errors.ts'
import type { OpenModel } from '#server/features/chat/model-gate.ts'
import { wholeAnswer } from '#server/model/client/whole-answer.ts'

type Question = Pick<Parameters<OpenModel['reply']>[0], 'level' | 'system' | 'history' | 'message'>

/** The model's whole answer to one question, for a person who waits with a request; half of it is nothing. */
export async function askOnce(model: OpenModel, question: Question, signal: AbortSignal): Promise<string> {
  const answer = await wholeAnswer(model.reply({ ...question, partial: '', turn: 0 }), signal)
  if (!answer || answer.outcome.type === 'failed' || answer.outcome.type === 'filtered')
    throw new AppError('summary_failed')
  return answer.text
}
