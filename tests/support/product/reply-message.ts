import type { ChatMessage } from '#domain/chat/conversation.ts'

/** A reply as the server tells it to a screen. */
export const replyMessage = (
  content: string,
  status: ChatMessage['status'],
  extra: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: 'r',
  conversationId: 'c',
  seq: 2,
  role: 'assistant',
  content,
  status,
  timestamp: '2025-04-20T12:00:00.000Z',
  onboarding: false,
  shown: null,
  whole: status === 'completa',
  nivel: 'nenhum',
  version: 1,
  ...extra,
})
