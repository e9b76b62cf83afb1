import { AppError } from '#domain/errors.ts'
import type { Source } from '#server/model/model.ts'
import { wholeAnswer } from '#server/model/whole-answer.ts'

/** All that a source says, for a person who waits with a request; half of it is nothing. */
export async function spoken(source: Source, signal: AbortSignal): Promise<string> {
  const answer = await wholeAnswer(source, signal)
  if (!answer || answer.outcome.type === 'failed' || answer.outcome.type === 'filtered')
    throw new AppError('summary_failed')
  return answer.text
}
