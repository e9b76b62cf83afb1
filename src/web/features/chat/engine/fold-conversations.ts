import type { InfiniteData } from '@tanstack/react-query'
import type { ConversationPage } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'

export type ConversationPages = InfiniteData<ConversationPage, unknown>

/** The list with the current state of a conversation. One from further down than was loaded is left out. */
export function upsertConversation(list: ConversationPages, conversation: Conversation): ConversationPages {
  const { pages, pageParams } = removeConversation(list, conversation.id)
  const isLoaded =
    pages.at(-1)?.next === null ||
    pages.some(({ conversations }) => conversations.some((other) => inOrder(conversation, other) < 0))
  const [first, ...rest] = pages
  if (!first || !isLoaded) return { pages, pageParams }
  return { pages: [{ ...first, conversations: [conversation, ...first.conversations] }, ...rest], pageParams }
}

export function removeConversation({ pages, pageParams }: ConversationPages, id: string): ConversationPages {
  const without = pages.map((page) => ({
    ...page,
    conversations: page.conversations.filter((other) => other.id !== id),
  }))
  return { pages: without, pageParams }
}

/** All that was loaded, in order, each once: one that moved up while pages were loading may come twice. */
export function allConversations({ pages }: ConversationPages): Conversation[] {
  const seen = new Set<string>()
  return pages
    .flatMap(({ conversations }) => conversations)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .toSorted(inOrder)
}

const inOrder = (one: Conversation, other: Conversation): number =>
  Number(other.pinned) - Number(one.pinned) ||
  compare(other.timestamp, one.timestamp) ||
  compare(other.id, one.id)

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** A conversation that only this browser knows of, as it will be once the server has created it. */
export function localConversation(id: string, style: PersonaKey, createdAt: string): Conversation {
  return {
    id,
    style,
    title: '',
    titleUpdated: false,
    lastMessage: '',
    createdAt,
    timestamp: createdAt,
    onboarding: false,
    notesRead: true,
    keptHours: null,
    pinned: false,
  }
}
