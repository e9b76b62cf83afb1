import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { orNotFound } from '#domain/errors.ts'
import { MESSAGES_PER_PAGE } from '#domain/limits.ts'
import { conversations } from '#server/features/chat/conversations/store.ts'
import { type Owner, ownerOf } from '#server/features/keys/key-ring.ts'
import type { ChatDeps } from './chat-deps.ts'
import { messages } from './store/messages.ts'

type ReadDeps = Pick<ChatDeps, 'sql' | 'keyRing' | 'runs'>

/** Which messages are asked for: the last ones before a position, the first ones after it, or a message and those around it. */
export type MessagePlace = { before: number | null } | { after: number } | { around: string }

export async function readMessages(
  deps: ReadDeps,
  personId: string,
  conversationId: string,
  place: MessagePlace,
): Promise<MessagePage> {
  const owner = await ownerOf(deps, personId)
  orNotFound(await conversations.findOwned(deps.sql, owner, conversationId))
  const page = await pageAt(deps, owner, conversationId, place)
  return { ...page, messages: page.messages.map((message) => asShown(deps, message)) }
}

async function pageAt({ sql }: ReadDeps, owner: Owner, conversationId: string, place: MessagePlace) {
  const before = async (seq: number | null, count: number) => {
    const found = await messages.page(sql, owner, conversationId, seq, count + 1)
    return { messages: found.slice(-count), more: found.length > count }
  }
  const after = async (seq: number, count: number) => {
    const found = await messages.after(sql, owner, conversationId, seq, count + 1)
    return { messages: found.slice(0, count), newer: found.length > count }
  }
  if ('before' in place) return before(place.before, MESSAGES_PER_PAGE)
  if ('after' in place) return { ...(await after(place.after, MESSAGES_PER_PAGE)), more: true }
  const wanted = orNotFound(await messages.findIn(sql, owner, conversationId, place.around))
  const half = MESSAGES_PER_PAGE / 2
  const older = await before(wanted.seq + 1, half)
  const newer = await after(wanted.seq, half)
  return { messages: [...older.messages, ...newer.messages], more: older.more, newer: newer.newer }
}

/** More may have been shown of a reply that this node writes than is stored. */
export function asShown({ runs }: Pick<ReadDeps, 'runs'>, message: ChatMessage): ChatMessage {
  const text = message.status === 'escrevendo' ? runs.textOf(message.id) : undefined
  return text === undefined ? message : { ...message, content: text }
}
