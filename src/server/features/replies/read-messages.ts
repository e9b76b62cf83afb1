import type { MessagePage } from '#domain/api/chat.ts'
import { AppError } from '#domain/errors.ts'
import { MESSAGES_PER_PAGE } from '#domain/limits.ts'
import { conversations } from '#server/features/conversations/store.ts'
import { type ChatDeps, ownerOf } from './chat-deps.ts'
import { messages } from './store/messages.ts'

/** The last messages of a conversation before a position in its order, oldest first. */
export async function readMessages(
  deps: Pick<ChatDeps, 'sql' | 'keyRing' | 'runs'>,
  personId: string,
  conversationId: string,
  before: number | null,
): Promise<MessagePage> {
  const owner = await ownerOf(deps, personId)
  if (!(await conversations.findOwned(deps.sql, owner, conversationId))) throw new AppError('not_found')
  const found = await messages.page(deps.sql, owner, conversationId, before, MESSAGES_PER_PAGE + 1)
  const page = found.slice(-MESSAGES_PER_PAGE).map((message) => {
    // While the database was away more was shown of it than is stored.
    const text = message.status === 'escrevendo' ? deps.runs.textOf(message.id) : undefined
    return text === undefined ? message : { ...message, content: text }
  })
  return { messages: page, more: found.length > page.length }
}
