import type { OpinionRequest } from '#domain/safety/opinion/opinion-request.ts'
import type { ModelService } from './model-service.ts'
import { readJson } from './read-json.ts'

const MAX_BYTES = 64 * 1024

type Question<Opinion> = {
  request: OpinionRequest
  /** Null for an answer that is none. */
  read: (answer: string) => Opinion | null
  /** Milliseconds that the answer may take. */
  limit: number
}

/** Asks the service for an opinion. Once, within its time; whatever goes wrong is no opinion. */
export async function askOpinion<Opinion>(
  { baseUrl, apiKey, log }: ModelService,
  { request, read, limit }: Question<Opinion>,
  signal: AbortSignal,
): Promise<Opinion | null> {
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(request),
      // What people wrote goes where the operator said and nowhere else.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    })
    const opinion = response.ok ? read(contentOf(await readJson(response, MAX_BYTES))) : null
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
