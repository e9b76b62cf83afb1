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
  const get = <Answer>(path: `/api/${string}`, options?: Options) => ask<Answer>('GET', path, options)
  async function post<Answer>(path: `/api/${string}`, body?: unknown, options?: Options) {
    // What asks the model must not overtake the consent that was withdrawn here.
    await sendWithdrawals(personId)
    return ask<Answer>('POST', path, { body, ...options })
  }
  return {
    fetchConversations: (cursor: string | null, options?: Options) =>
      get<ConversationPage>(cursor ? `${LIST}?cursor=${encodeURIComponent(cursor)}` : LIST, options),
    fetchConversation: (id: string, options?: Options) => get<ConversationAnswer>(at(id), options),
    createConversation: (body: NewConversation, options?: Options) =>
      post<ConversationAnswer>(LIST, body, options),
    changeConversation: (id: string, body: ConversationChange) =>
      ask<ConversationAnswer>('PATCH', at(id), { body }),
    deleteConversation: (id: string) => ask<Done>('DELETE', at(id)),
    restoreConversation: (id: string) => post<ConversationAnswer>(`${at(id)}/restore`),

    /** `page` is a query: `?before=SEQ`, `?after=SEQ`, `?around=ID`, or nothing for the newest. */
    fetchMessages: (id: string, page: string, options?: Options) =>
      get<MessagePage>(`${messages(id)}${page}`, options),
    sendMessage: (id: string, sent: NewMessage, options?: Options) =>
      post<SendAnswer>(messages(id), readable(sent), options),
    readWaiting: (words: WaitingWords) => post<WaitingLevel>(`${LIST}/read-waiting`, readable(words)),

    pauseReply: (id: string, replyId: string, body: Shown) =>
      post<ReplyAnswer>(`${reply(id, replyId)}/pause`, body),
    endReply: (id: string, replyId: string, body: Shown) =>
      post<ReplyAnswer>(`${reply(id, replyId)}/end`, body),
    continueReply: (id: string, replyId: string) => post<ReplyAnswer>(`${reply(id, replyId)}/continue`),
    retryReply: (id: string, replyId: string) => post<ReplyAnswer>(`${reply(id, replyId)}/retry`),

    beginVersion: (id: string, replyId: string, body: NewVersion) =>
      post<SendAnswer>(`${reply(id, replyId)}/versions`, body),
    showVersion: (id: string, replyId: string, body: ShownVersion) =>
      post<SendAnswer>(`${reply(id, replyId)}/versions/show`, body),
    deleteMessage: (id: string, messageId: string) => ask<Done>('DELETE', message(id, messageId)),
    excuseCard: (id: string, messageId: string) => post<Done>(`${message(id, messageId)}/excuse`),
    restoreMessage: (id: string, messageId: string) => post<Done>(`${message(id, messageId)}/restore`),

    startOnboarding: () => post<OnboardingAnswer>('/api/onboarding'),
  }
}
