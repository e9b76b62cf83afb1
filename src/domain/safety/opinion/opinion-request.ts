import type { z } from 'zod'
import type { PayloadMessage } from '../../services/chat-payload.ts'
import type { ChatRequest } from '../../services/request-form.ts'

const MAX_TOKENS = 30

/**
 * A request for an opinion: one answer, no stream, as little chance in it as there can be. `choices` is the field of the
 * answer with the values that it may have.
 */
export function buildOpinionRequest(
  model: string,
  instructions: string,
  material: unknown,
  choices: Readonly<Record<string, readonly string[]>>,
): ChatRequest {
  const messages: PayloadMessage[] = [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(material) },
  ]
  return {
    model,
    messages,
    temperature: 0,
    max_tokens: MAX_TOKENS,
    stream: false,
    json: { name: 'opiniao', schema: schemaOf(choices) },
  }
}

function schemaOf(choices: Readonly<Record<string, readonly string[]>>) {
  const properties = Object.entries(choices).map(([name, values]) => [name, { type: 'string', enum: values }])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(choices),
    additionalProperties: false,
  }
}

/** The level of an answer; null for anything but the JSON that was asked for. */
export function readOpinionAnswer<Answer>(schema: z.ZodType<Answer>, answer: string): Answer | null {
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null
  } catch {
    return null
  }
}
