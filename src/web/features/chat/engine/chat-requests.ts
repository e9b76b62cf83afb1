import type { Done } from '#domain/api/account.ts'
import type {
  ConversationAnswer,
  ConversationChange,
  ConversationPage,
  MessagePage,
  NewConversation,
  NewMessage,
  OnboardingAnswer,
  ReplyAnswer,
  SendAnswer,
  Shown,
} from '#domain/api/chat.ts'
import { request } from '#web/lib/api.ts'

type Options = { signal?: AbortSignal }

const LIST = '/api/conversations'
const one = (id: string) => `${LIST}/${encodeURIComponent(id)}` as const
const reply = (conversationId: string, replyId: string) =>
  `${one(conversationId)}/replies/${encodeURIComponent(replyId)}` as const

export const fetchConversations = (cursor: string | null, options: Options = {}) =>
  request<ConversationPage>('GET', cursor ? `${LIST}?cursor=${encodeURIComponent(cursor)}` : LIST, options)
export const fetchConversation = (id: string, options: Options = {}) =>
  request<ConversationAnswer>('GET', one(id), options)
export const createConversation = (body: NewConversation, options: Options = {}) =>
  request<ConversationAnswer>('POST', LIST, { body, ...options })
export const changeConversation = (id: string, body: ConversationChange) =>
  request<ConversationAnswer>('PATCH', one(id), { body })
export const deleteConversation = (id: string) => request<Done>('DELETE', one(id))
export const restoreConversation = (id: string) => request<ConversationAnswer>('POST', `${one(id)}/restore`)

export const fetchMessages = (id: string, before: number | null, options: Options = {}) =>
  request<MessagePage>('GET', `${one(id)}/messages${before === null ? '' : `?before=${before}`}`, options)
export const sendMessage = (id: string, body: NewMessage, options: Options = {}) =>
  request<SendAnswer>('POST', `${one(id)}/messages`, { body, ...options })

export const pauseReply = (id: string, replyId: string, body: Shown) =>
  request<ReplyAnswer>('POST', `${reply(id, replyId)}/pause`, { body })
export const endReply = (id: string, replyId: string, body: Shown) =>
  request<ReplyAnswer>('POST', `${reply(id, replyId)}/end`, { body })
export const continueReply = (id: string, replyId: string) =>
  request<ReplyAnswer>('POST', `${reply(id, replyId)}/continue`)
export const retryReply = (id: string, replyId: string) =>
  request<ReplyAnswer>('POST', `${reply(id, replyId)}/retry`)

export const startOnboarding = () => request<OnboardingAnswer>('POST', '/api/onboarding')
