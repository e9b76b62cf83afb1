import type { InfiniteData } from '@tanstack/react-query'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'

/** Which page: what follows the address of a conversation's messages. */
export const NEWEST = ''

/** Pages as they were loaded, without holes: the newest first, inside each the oldest message first. */
export type MessagePages = InfiniteData<MessagePage, unknown>

/** The messages with the current state of one. One from before what was loaded is left out: its page will bring it. */
export function upsertMessage(list: MessagePages, message: ChatMessage): MessagePages {
  const place = list.pages.findIndex((page, index) => {
    const [first] = page.messages
    const oldest = index === list.pages.length - 1
    return (first === undefined ? true : message.seq >= first.seq) || (oldest && !page.more)
  })
  const page = list.pages[place]
  // What comes after a window is loaded with those in between.
  if (!page || (place === 0 && page.newer && message.seq > (page.messages.at(-1)?.seq ?? 0))) return list
  const messages = withMessageInPage(page.messages, message)
  return messages === page.messages ? list : { ...list, pages: list.pages.with(place, { ...page, messages }) }
}

export function removeMessages(list: MessagePages, ids: readonly string[]): MessagePages {
  const pages = list.pages.map((page) => {
    const messages = page.messages.filter(({ id }) => !ids.includes(id))
    return messages.length === page.messages.length ? page : { ...page, messages }
  })
  return { ...list, pages }
}

/** The messages with the newest page as it is now. If that does not reach back to them, only it stays; a window stays too. */
export function mergeNewest(list: MessagePages, newest: MessagePage): MessagePages {
  const known = new Set(list.pages.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const reaches = !newest.more || known.size === 0 || newest.messages.some(({ id }) => known.has(id))
  if (reaches || list.pages[0]?.newer) return newest.messages.reduce(upsertMessage, list)
  return { pages: [newest], pageParams: [NEWEST] }
}

/**
 * The pages of an answer, with the newest messages as they are here. Earlier messages arrive together with the newest
 * ones as they were when the request was sent: what happened to those meanwhile stays.
 */
export function keepNewest(here: unknown, answer: unknown): unknown {
  const [newest] = (here as MessagePages | undefined)?.pages ?? []
  const list = answer as MessagePages
  const [first, end] = [newest?.messages[0], list.pages[0]?.messages.at(-1)]
  // The answer was asked for before more happened than one page holds.
  if (newest && first && end && first.seq > end.seq) return mergeNewest(list, newest)
  return (newest?.messages ?? []).reduce(upsertMessage, list)
}

/** The reply that the controls above the message box are about. */
export function lastReply(list: MessagePages): ChatMessage | null {
  for (const { messages } of list.pages) {
    const found = messages.findLast(({ role }) => role === 'assistant')
    if (found) return found
  }
  return null
}

export const findMessage = (list: MessagePages, id: string): ChatMessage | undefined =>
  list.pages.flatMap(({ messages }) => messages).find((message) => message.id === id)

/** What was here when the newest page was asked for, and is not in it from where it begins on: it was deleted. */
export function deletedSince(asked: MessagePages, newest: MessagePage): string[] {
  const from = newest.more ? (newest.messages[0]?.seq ?? 0) : 0
  const known = new Set(newest.messages.map(({ id }) => id))
  const before = asked.pages.flatMap(({ messages }) => messages)
  return before.filter(({ id, seq }) => seq >= from && !known.has(id)).map(({ id }) => id)
}

function withMessageInPage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const same = messages.findIndex(({ id }) => id === message.id)
  const here = messages[same]
  if (here) {
    // Answers and events arrive out of order: an older version changes nothing.
    const newer = message.version - here.version || message.content.length - here.content.length
    return newer > 0 ? messages.with(same, message) : messages
  }
  const after = messages.findIndex(({ seq }) => seq > message.seq)
  return messages.toSpliced(after === -1 ? messages.length : after, 0, message)
}
