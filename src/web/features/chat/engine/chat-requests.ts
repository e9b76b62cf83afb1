import type { Done } from '#domain/api/account.ts'
import type {
  ConversationAnswer,
  ConversationChange,
  ConversationPage,
  MessagePage,
  NewConversation,
  NewMessage,
  NewVersion,
  OnboardingAnswer,
  ReplyAnswer,
  SendAnswer,
  Shown,
  ShownVersion,
  WaitingLevel,
  WaitingWords,
} from '#domain/api/chat.ts'
import { READ_AT_MOST } from '#domain/limits.ts'
import { requestAs } from '#web/lib/api.ts'
import { sendWithdrawals } from '#web/lib/consent.ts'

type Options = { signal?: AbortSignal }

const LIST = '/api/conversations'
const at = (id: string) => `${LIST}/${encodeURIComponent(id)}` as const
const messages = (id: string) => `${at(id)}/messages` as const
const message = (id: string, messageId: string) => `${messages(id)}/${encodeURIComponent(messageId)}` as const
const reply = (id: string, replyId: string) => `${at(id)}/replies/${encodeURIComponent(replyId)}` as const

/** The server refuses a longer body unread, and help would not be shown. */
function readable<T extends WaitingWords>(body: T): T {
  return { ...body, content: body.content.slice(0, READ_AT_MOST) }
}

export type ChatRequests = ReturnType<typeof createChatRequests>

export function createChatRequests(personId: string) {
  const ask = requestAs(personId)
  // What asks the model must not overtake the consent that was withdrawn here.
  const request: typeof ask = async (method, path, options) => {
    if (method === 'POST') await sendWithdrawals(personId)
    return ask(method, path, options)
  }
  return {
    fetchConversations: (cursor: string | null, options: Options = {}) => {
      const path = cursor ? (`${LIST}?cursor=${encodeURIComponent(cursor)}` as const) : LIST
      return request<ConversationPage>('GET', path, options)
    },
    fetchConversation: (id: string, options: Options = {}) =>
      request<ConversationAnswer>('GET', at(id), options),
    createConversation: (body: NewConversation, options: Options = {}) =>
      request<ConversationAnswer>('POST', LIST, { body, ...options }),
    changeConversation: (id: string, body: ConversationChange) =>
      request<ConversationAnswer>('PATCH', at(id), { body }),
    deleteConversation: (id: string) => request<Done>('DELETE', at(id)),
    restoreConversation: (id: string) => request<ConversationAnswer>('POST', `${at(id)}/restore`),

    fetchMessages: (id: string, before: number | null, options: Options = {}) => {
      const query = before === null ? '' : (`?before=${before}` as const)
      return request<MessagePage>('GET', `${messages(id)}${query}`, options)
    },
    fetchLaterMessages: (id: string, after: number, options: Options = {}) =>
      request<MessagePage>('GET', `${messages(id)}?after=${after}`, options),
    fetchMessagesAround: (id: string, messageId: string, options: Options = {}) =>
      request<MessagePage>('GET', `${messages(id)}?around=${encodeURIComponent(messageId)}`, options),
    sendMessage: (id: string, sent: NewMessage, options: Options = {}) =>
      request<SendAnswer>('POST', messages(id), { body: readable(sent), ...options }),
    readWaiting: (words: WaitingWords) =>
      request<WaitingLevel>('POST', `${LIST}/read-waiting`, { body: readable(words) }),

    pauseReply: (id: string, replyId: string, body: Shown) =>
      request<ReplyAnswer>('POST', `${reply(id, replyId)}/pause`, { body }),
    endReply: (id: string, replyId: string, body: Shown) =>
      request<ReplyAnswer>('POST', `${reply(id, replyId)}/end`, { body }),
    continueReply: (id: string, replyId: string) =>
      request<ReplyAnswer>('POST', `${reply(id, replyId)}/continue`),
    retryReply: (id: string, replyId: string) => request<ReplyAnswer>('POST', `${reply(id, replyId)}/retry`),

    beginVersion: (id: string, replyId: string, body: NewVersion) =>
      request<SendAnswer>('POST', `${reply(id, replyId)}/versions`, { body }),
    showVersion: (id: string, replyId: string, body: ShownVersion) =>
      request<SendAnswer>('POST', `${reply(id, replyId)}/versions/show`, { body }),
    deleteMessage: (id: string, messageId: string) => request<Done>('DELETE', message(id, messageId)),
    excuseCard: (id: string, messageId: string) => request<Done>('POST', `${message(id, messageId)}/excuse`),
    restoreMessage: (id: string, messageId: string) =>
      request<Done>('POST', `${message(id, messageId)}/restore`),

    startOnboarding: () => request<OnboardingAnswer>('POST', '/api/onboarding'),
  }
}
