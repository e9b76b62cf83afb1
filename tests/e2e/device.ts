import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { MessagePage, SendAnswer } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { Behaviour } from '#tests/support/model/model-server.ts'
import { headersOf, type SeededPerson } from '#tests/support/product/seed-people.ts'
import type { Product } from './product.ts'

const settled = ({ status }: ChatMessage) => status !== 'escrevendo'

/** A person's conversations as another device of theirs would make them: through the API. */
export function deviceOf({ url, model }: Product, person: SeededPerson) {
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/api/conversations${path}`, {
      method,
      headers: { ...headersOf(person), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }

  async function begin(style = 'acolhedora'): Promise<string> {
    const id = randomUUID()
    await ask('POST', '', { id, style })
    return id
  }

  /** The last reply, once it is as wanted. */
  async function replyThat(isThere: (reply: ChatMessage) => boolean, id: string): Promise<ChatMessage> {
    for (;;) {
      const { messages } = await ask<MessagePage>('GET', `/${id}/messages`)
      const reply = messages.at(-1)
      if (reply && isThere(reply)) return reply
      await wait(20)
    }
  }

  async function say(id: string, words: string, answer: Behaviour | null, isThere = settled) {
    if (answer) model.next(answer)
    await ask<SendAnswer>('POST', `/${id}/messages`, { id: randomUUID(), content: words })
    return replyThat(isThere, id)
  }

  /** A new conversation with one message, answered so, and the reply once it is as wanted. */
  async function talk(style: string, words: string, answer: Behaviour | null, isThere = settled) {
    const id = await begin(style)
    return { id, reply: await say(id, words, answer, isThere) }
  }

  return {
    begin,
    say,
    talk,
    pause: (id: string, { id: replyId }: ChatMessage, shown: number) =>
      ask('POST', `/${id}/replies/${replyId}/pause`, { shown }),
  }
}
