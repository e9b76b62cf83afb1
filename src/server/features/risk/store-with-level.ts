import { AppError } from '#domain/errors.ts'
import { READ_AT_MOST } from '#domain/limits.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import { isBlank } from '#domain/text/is-blank.ts'
import type { RiskReader } from './message-risk.ts'

/**
 * Keeps words that somebody wrote outside of a conversation, and reads them like a message. The level goes with the answer,
 * and with the failure when they can't be kept: help is shown whatever becomes of the words. It is stored nowhere.
 */
export async function storeWithLevel<Answer extends object>(
  riskReader: RiskReader,
  personId: string,
  words: string,
  keep: () => Promise<Answer>,
): Promise<Answer & { nivel: RiskLevel }> {
  if (isBlank(words)) return { ...(await keep()), nivel: 'nenhum' }
  const written = { before: [], content: words.slice(0, READ_AT_MOST) }
  return riskReader.taking(personId, words, async () => {
    const answer = await keep()
    return { ...answer, nivel: await levelOf(riskReader, personId, written) }
  })
}

/** What is kept stays kept, also when the person's texts were read too often to be read again. */
async function levelOf(riskReader: RiskReader, personId: string, written: Parameters<RiskReader['read']>[1]) {
  try {
    return (await riskReader.read(personId, written)).level
  } catch (error) {
    if (error instanceof AppError) return error.nivel ?? 'nenhum'
    throw error
  }
}
