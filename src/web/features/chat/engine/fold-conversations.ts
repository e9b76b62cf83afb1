import type { InfiniteData } from '@tanstack/react-query'
import type { ConversationPage } from '#domain/api/chat.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'

export type ConversationPages = InfiniteData<ConversationPage, unknown>

/** The list with the current state of a conversation, in its place. One from further down than was loaded is left out. */
export function upsertConversation(list: ConversationPages, conversation: Conversation): ConversationPages {
  const without = removeConversation(list, conversation.id)
  const last = without.pages.length - 1
  const place = without.pages.findIndex(
    ({ conversations, next }, index) =>
      conversations.some((other) => comesBefore(conversation, other)) || (index === last && next === null),
  )
  if (place === -1) return without
  return changePage(without, place, (conversations) => {
    const before = conversations.findIndex((other) => comesBefore(conversation, other))
    return conversations.toSpliced(before === -1 ? conversations.length : before, 0, conversation)
  })
}

export function removeConversation(list: ConversationPages, id: string): ConversationPages {
  const place = list.pages.findIndex(({ conversations }) => conversations.some((other) => other.id === id))
  if (place === -1) return list
  return changePage(list, place, (conversations) => conversations.filter((other) => other.id !== id))
}

/** All that was loaded, newest first, each once: one that moved up while pages were loading may come twice. */
export function allConversations(list: ConversationPages): Conversation[] {
  const seen = new Set<string>()
  return list.pages
    .flatMap(({ conversations }) => conversations)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
}

function comesBefore(one: Conversation, other: Conversation): boolean {
  if (one.pinned !== other.pinned) return one.pinned
  if (one.timestamp === other.timestamp) return one.id > other.id
  return one.timestamp > other.timestamp
}

function changePage(
  list: ConversationPages,
  place: number,
  change: (conversations: Conversation[]) => Conversation[],
): ConversationPages {
  const pages = list.pages.map((page, index) =>
    index === place ? { ...page, conversations: change(page.conversations) } : page,
  )
  return { ...list, pages }
}

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
