const TEMPERATURE = 0.7
const MAX_TOKENS = 1000

export type ChatTurn = { role: 'user' | 'assistant'; content: string }
export type PayloadMessage = ChatTurn | { role: 'system'; content: string }

/** The body of a chat-completions request, as the specification gives it. */
export type ChatPayload = {
  model: string
  messages: PayloadMessage[]
  temperature: typeof TEMPERATURE
  max_tokens: typeof MAX_TOKENS
  stream: true
}

/** What a reply is asked for with; `history` is already the window, oldest first. */
export type ReplyRequest = { model: string; system: string; history: readonly ChatTurn[]; message: string }

export function buildChatPayload({ model, system, history, message }: ReplyRequest): ChatPayload {
  const messages: PayloadMessage[] = [
    { role: 'system', content: system },
    // Only these two fields leave: a stored message may carry more.
    ...history.map(({ role, content }) => ({ role, content })),
    { role: 'user', content: message },
  ]
  return { model, messages, temperature: TEMPERATURE, max_tokens: MAX_TOKENS, stream: true }
}
