import type { z } from 'zod'
import type { PayloadMessage } from '../../prompt/chat-payload.ts'

const MAX_TOKENS = 30

/** The body of a request for an opinion: one answer, no stream, as little chance in it as there can be. */
export function buildOpinionRequest(model: string, instructions: string, material: unknown) {
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
    response_format: { type: 'json_object' },
  } as const
}

export type OpinionRequest = ReturnType<typeof buildOpinionRequest>

/** What an answer says; null for anything but the JSON that was asked for. */
export function readOpinionAnswer<Answer>(schema: z.ZodType<Answer>, answer: string): Answer | null {
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null
  } catch {
    return null
  }
}
