import { SECOND_OPINION_LIMIT } from '#domain/limits.ts'
import type { ChatTurn } from '#domain/prompt/chat-payload.ts'
import { buildOpinionPayload, readOpinion } from '#domain/safety/opinion/second-opinion.ts'
import type { RiskLevel } from '#domain/safety/risk-level.ts'
import type { ModelService } from './model-service.ts'
import { readJson } from './read-json.ts'

const MAX_BYTES = 64 * 1024

/** Asks the service how grave the last message is. Once, within its time; whatever goes wrong is no opinion. */
export async function askOpinion(
  { baseUrl, apiKey, name, log }: ModelService,
  turns: readonly ChatTurn[],
  signal: AbortSignal,
): Promise<RiskLevel | null> {
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(buildOpinionPayload(name, turns)),
      // What people wrote goes where the operator said and nowhere else.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(SECOND_OPINION_LIMIT)]),
    })
    const opinion = response.ok ? readOpinion(contentOf(await readJson(response, MAX_BYTES))) : null
    if (opinion === null) log.warn({ status: response.status }, 'a second opinion could not be read')
    return opinion
  } catch {
    if (!signal.aborted) log.warn('a second opinion did not come')
    return null
  }
}

function contentOf(answer: unknown): string {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]
    ?.message?.content
  return typeof content === 'string' ? content : ''
}
