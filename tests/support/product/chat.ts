import type {
  ConversationAnswer,
  ConversationPage,
  MessagePage,
  ReplyAnswer,
  SendAnswer,
} from '#domain/api/chat.ts'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import type { RemoteModelOptions } from '#server/model/services/remote-model.ts'
import { uuidv7 } from '#server/platform/crypto/uuidv7.ts'
import { remoteModelAt } from '#tests/support/model/collect-reply.ts'
import {
  type Behaviour,
  type ModelServer,
  says,
  stallsAfter,
  startModelServer,
} from '#tests/support/model/model-server.ts'
import { eventually } from '#tests/support/time/soon.ts'
import { seedPeople } from './seed-people.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

export type TestChat = ReturnType<typeof testChatOf>

/** The product with a scripted model service behind it. */
export async function startChatProduct({
  usual,
  env,
  limits,
  guarded = false,
}: {
  usual?: Behaviour
  env?: Record<string, string>
  limits?: RemoteModelOptions['limits']
  /** With the output guard, as people have it: what the model says comes a sentence later. */
  guarded?: boolean
} = {}) {
  const service = await startModelServer(usual)
  const remote = remoteModelAt(service.url, { ...(limits && { limits }) }).model
  const options = { model: remote, watched: guarded, ...(env && { env }) }
  const product = await createTestApp(options)
  return {
    service,
    product,
    /** One more node on the same database and the same service. */
    another: () => createTestApp({ ...options, beside: product }),
    async close() {
      await product.close()
      await service.close()
    },
  }
}

/** The product as people have it, guard and all, and beside it one that has only the demonstration. */
export async function startChatBesideDemo() {
  const chat = await startChatProduct({ usual: says('Estou aqui.'), guarded: true, limits: { retries: 0 } })
  const demo = await createTestApp()
  return {
    ...chat,
    demo,
    async close() {
      await demo.close()
      await chat.close()
    },
  }
}

/** A reply that was paused while the model was speaking. */
export async function pausedReply(chat: TestChat, service: ModelServer, shown: number, text: string) {
  const id = await chat.conversation()
  service.next(stallsAfter(text))
  await chat.send(id, 'Oi')
  const { body } = await chat.pause(await chat.saidSoFar(id, text), shown)
  return { id, reply: body.reply }
}

/** Somebody new in the chat, who was welcomed unless told otherwise. */
export async function newChatter(product: TestApp, { welcomed = true } = {}) {
  const [person] = await seedPeople(product.sql, product.keys.authSecret, 1)
  if (!person) throw new Error('nobody was seeded')
  if (!welcomed) await product.sql`update users set "onboardingFinalizado" = false where id = ${person.id}`
  const visitor = product.visitor()
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
  visitor.cookies.set(name, value)
  visitor.screen.personId = person.id
  return { id: person.id, ...testChatOf(visitor) }
}

/** The same person at another node. */
export function chatAt(node: TestApp, { visitor }: { visitor: Visitor }): TestChat {
  const there = node.visitor()
  there.becomes(visitor)
  return testChatOf(there)
}

/** What a person does in the chat. */
export function testChatOf(visitor: Visitor) {
  const at = (id: string) => `/api/conversations/${id}`
  const chat = {
    visitor,

    async list(cursor?: string): Promise<ConversationPage> {
      return (await visitor.get<ConversationPage>(`/api/conversations${cursor ? `?cursor=${cursor}` : ''}`))
        .body
    },
    create: (style: string, id: string = uuidv7()) =>
      visitor.post<ConversationAnswer>('/api/conversations', { id, style }),
    /** A new conversation's id. */
    async conversation(style = 'acolhedora'): Promise<string> {
      return (await chat.create(style)).body.conversation.id
    },
    async look(id: string): Promise<Conversation> {
      return (await visitor.get<ConversationAnswer>(at(id))).body.conversation
    },
    change: (id: string, change: unknown) => visitor.patch<ConversationAnswer>(at(id), change),

    send: (id: string, content: string, messageId: string = uuidv7()) =>
      visitor.post<SendAnswer>(`${at(id)}/messages`, { id: messageId, content }),
    async messages(id: string, before?: number): Promise<ChatMessage[]> {
      const query = before === undefined ? '' : `?before=${before}`
      return (await visitor.get<MessagePage>(`${at(id)}/messages${query}`)).body.messages
    },
    async lastReply(id: string): Promise<ChatMessage> {
      const reply = (await chat.messages(id)).findLast(({ role }) => role === 'assistant')
      if (!reply) throw new Error('there is no reply')
      return reply
    },
    /** The last reply, once nobody writes it any more. */
    ended: (id: string): Promise<ChatMessage> =>
      eventually(async () => {
        const reply = await chat.lastReply(id)
        if (reply.status === 'escrevendo') throw new Error('it is still being written')
        return reply
      }),
    /** Sends and waits for the whole reply. */
    async say(id: string, content: string): Promise<ChatMessage> {
      const { status, body } = await chat.send(id, content)
      if (status !== 200) throw new Error(`refused: ${body.error?.code}`)
      return chat.ended(id)
    },
    /** The last reply, once this much of it is there. */
    saidSoFar: (id: string, text: string): Promise<ChatMessage> =>
      eventually(async () => {
        const reply = await chat.lastReply(id)
        if (!reply.content.startsWith(text)) throw new Error(`so far: ${reply.content}`)
        return reply
      }),
    steer: ({ conversationId, id }: ChatMessage, how: 'continue' | 'retry') =>
      visitor.post<ReplyAnswer>(`${at(conversationId)}/replies/${id}/${how}`),
    pause: ({ conversationId, id }: ChatMessage, shown: number) =>
      visitor.post<ReplyAnswer>(`${at(conversationId)}/replies/${id}/pause`, { shown }),
    endHere: ({ conversationId, id }: ChatMessage, shown: number) =>
      visitor.post<ReplyAnswer>(`${at(conversationId)}/replies/${id}/end`, { shown }),
  }
  return chat
}
