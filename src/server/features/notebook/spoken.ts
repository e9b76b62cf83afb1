import { AppError } from '#domain/errors.ts'
import { hearWhole } from '#server/model/hear-whole.ts'
import type { Source } from '#server/model/model.ts'

/** All that a source says, for a person who waits with a request; half of it is nothing. */
export async function spoken(source: Source, signal: AbortSignal): Promise<string> {
  const heard = await hearWhole(source, signal)
  if (!heard || heard.outcome.type === 'failed' || heard.outcome.type === 'filtered')
    throw new AppError('summary_failed')
  return heard.text
}
