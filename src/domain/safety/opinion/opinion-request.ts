import { z } from 'zod'
import type { ChatRequest } from '../../services/request-form.ts'
import { parseJson } from '../../text/parse-json.ts'

const MAX_TOKENS = 30

/** A request for an opinion: one answer in JSON, no stream, as little chance in it as there can be. */
export function buildOpinionRequest(
  model: string,
  instructions: string,
  material: unknown,
  answer: z.ZodType,
): ChatRequest {
  const { $schema, ...schema } = z.toJSONSchema(answer)
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: JSON.stringify(material) },
    ],
    temperature: 0,
    max_tokens: MAX_TOKENS,
    stream: false,
    json: { name: 'opiniao', schema },
  }
}

/** What was answered; null for anything but the JSON that was asked for. */
export const readOpinionAnswer = <Answer>(schema: z.ZodType<Answer>, answer: string): Answer | null =>
  schema.safeParse(parseJson(answer)).data ?? null
