import type { ModelService } from './model-service.ts'
import { readJson } from './read-json.ts'

const TIMEOUT = 5_000
/** Some services list hundreds of models, with a description each. */
const MAX_BYTES = 8 * 1024 * 1024

/** What an operator should know of a refusal, or null when it is none. */
export function refusalOf(reason: string, { name }: Pick<ModelService, 'name'>): string | null {
  switch (reason) {
    case 'status 401':
    case 'status 403':
      return `the model service refused us (${reason}): check OPENAI_API_KEY`
    case 'status 404':
      return `the model service does not know this address or model (${reason}): check OPENAI_BASE_URL and OPENAI_MODEL (${name})`
    default:
      return null
  }
}

/** Asks for the service's list of models. A service without such a list is not refused. */
export async function checkRemoteModel({ baseUrl, apiKey, name }: ModelService): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.status === 401 || response.status === 403)
      return refusalOf(`status ${response.status}`, { name })
    const list: unknown = response.ok ? await readJson(response, MAX_BYTES).catch(() => null) : null
    return list !== null && !names(list, name)
      ? `the model service does not list the model ${name}: check OPENAI_MODEL`
      : null
  } catch {
    return 'the model service did not answer: check OPENAI_BASE_URL'
  }
}

function names(list: unknown, name: string): boolean {
  const models = (list as { data?: { id?: unknown }[] }).data
  return !Array.isArray(models) || models.length === 0 || models.some((model) => model?.id === name)
}
