import { MODEL_END_TOLD } from '#domain/limits.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { boundedText } from '#server/platform/http/bounded-text.ts'
import type { ModelService } from './model-service.ts'

const TIMEOUT = 5_000
/** Some services list hundreds of models, with a description each. */
const MAX_BYTES = 8 * 1024 * 1024
const NAMED_AT_MOST = 5
/** Names go into the log: whatever else a service lists there is none. */
const NAME = /^[\w.:/@+-]{1,100}$/

type ListedModel = { id: string; created: number; endsAt: number | null }

/** What an operator should know of a refusal, or null when it is none that they can do something about. */
export async function explainRefusal(status: number, service: ModelService): Promise<string | null> {
  const { keySetting, urlSetting, nameSetting } = settingsOf(service)
  if (status === 401 || status === 403)
    return `the model service refused us (status ${status}): check ${keySetting}`
  if (status !== 404) return null
  const { models } = await listModels(service)
  return `the model service does not know this address or model (status 404): check ${urlSetting} and ${nameSetting} (${service.name})${alternatives(models)}`
}

/** Asks for the service's list of models. A service without such a list is not refused. */
export async function checkRemoteModel(service: ModelService, now = Date.now()): Promise<string | null> {
  const { urlSetting, nameSetting } = settingsOf(service)
  const { status, models } = await listModels(service)
  if (status === null) return `the model service did not answer: check ${urlSetting}`
  if (status === 401 || status === 403) return explainRefusal(status, service)
  const listed = models.find(({ id }) => id === service.name)
  if (models.length > 0 && !listed)
    return `the model service does not list the model ${service.name}: check ${nameSetting}${alternatives(models)}`
  if (!listed?.endsAt || listed.endsAt > now + MODEL_END_TOLD) return null
  const day = new Date(listed.endsAt).toISOString().slice(0, 10)
  return `the model ${service.name} ${listed.endsAt > now ? 'ends' : 'ended'} on ${day}: check ${nameSetting}${alternatives(models.filter((model) => model !== listed))}`
}

function settingsOf({ settings }: ModelService) {
  return (
    settings ?? { urlSetting: 'OPENAI_BASE_URL', keySetting: 'OPENAI_API_KEY', nameSetting: 'OPENAI_MODEL' }
  )
}

/** Status null: the service did not answer. */
async function listModels({ baseUrl, apiKey }: ModelService) {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const text = response.ok ? await boundedText(response, MAX_BYTES).catch(() => '') : ''
    return { status: response.status, models: readList(text) }
  } catch {
    return { status: null, models: [] }
  }
}

function readList(text: string): ListedModel[] {
  const { data } = Object(parseJson(text)) as { data?: unknown }
  if (!Array.isArray(data)) return []
  return data.flatMap((model) =>
    typeof model?.id === 'string'
      ? { id: model.id, created: Number(model.created) || 0, endsAt: readDate(model.shutdown_date) }
      : [],
  )
}

/** A date as text, or in seconds since 1970. */
function readDate(value: unknown): number | null {
  const date = typeof value === 'number' ? value * 1000 : Date.parse(String(value))
  return Number.isNaN(new Date(date).getTime()) ? null : date
}

/** Some of the models that do not end, the newest first. */
function alternatives(models: readonly ListedModel[]): string {
  const names = models
    .filter(({ id, endsAt }) => endsAt === null && NAME.test(id))
    .toSorted((a, b) => b.created - a.created)
    .slice(0, NAMED_AT_MOST)
    .map(({ id }) => id)
  return names.length === 0 ? '' : `; it lists ${names.join(', ')}`
}
