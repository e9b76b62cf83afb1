import type { InfiniteData } from '@tanstack/react-query'
import type { MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'

/** Pages as they were loaded: the newest first, inside each the oldest message first; maybe with one gap. */
export type MessagePages = InfiniteData<MessagePage, unknown>

/** The messages with the current state of one. One from before what was loaded is left out: its page will bring it. */
export function upsertMessage(list: MessagePages, message: ChatMessage): MessagePages {
  const place = list.pages.findIndex((page, index) => {
    const [first] = page.messages
    const oldest = index === list.pages.length - 1
    return (first === undefined ? true : message.seq >= first.seq) || (oldest && !page.more)
  })
  const page = list.pages[place]
  // What belongs into a gap comes with the page that closes it.
  if (!page || (page.newer && message.seq > (page.messages.at(-1)?.seq ?? 0))) return list
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

/** The messages with the newest page as it is now. If it does not reach back to them, only it stays, and an open window. */
export function mergeNewest(list: MessagePages, newest: MessagePage): MessagePages {
  const known = new Set(newestOf(list).pages.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const reaches = !newest.more || known.size === 0 || newest.messages.some(({ id }) => known.has(id))
  if (reaches) return newest.messages.reduce(upsertMessage, list)
  const only: MessagePages = { pages: [newest], pageParams: [null] }
  return hasGap(list) ? joined(only, windowOf(list)) : only
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

export const findMessage = (list: MessagePages | undefined, id: string): ChatMessage | undefined =>
  list?.pages.flatMap(({ messages }) => messages).find((message) => message.id === id)

/** What was here when the newest page was asked for, and is not in it from where it begins on: it was deleted. */
export function deletedSince(asked: MessagePages, newest: MessagePage): string[] {
  const from = newest.more ? (newest.messages[0]?.seq ?? 0) : 0
  const known = new Set(newest.messages.map(({ id }) => id))
  const before = newestOf(asked).pages.flatMap(({ messages }) => messages)
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

/**
 * Messages may be loaded in two pieces: the newest one, which live events reach, and a window further up around a message
 * that was looked for. Both are without holes. Between them is a gap: the last page of the window marks that there are newer
 * messages, which no page of the newest piece does.
 */
const gapAt = ({ pages }: MessagePages): number => pages.findIndex(({ newer }) => newer)

export const hasGap = (list: MessagePages): boolean => gapAt(list) !== -1

/** The piece that is read: the window while there is one. */
export function windowOf(list: MessagePages): MessagePages {
  const gap = gapAt(list)
  return gap === -1 ? list : { pages: list.pages.slice(gap), pageParams: list.pageParams.slice(gap) }
}

export function newestOf(list: MessagePages): MessagePages {
  const gap = gapAt(list)
  return gap === -1 ? list : { pages: list.pages.slice(0, gap), pageParams: list.pageParams.slice(0, gap) }
}

/** Looks at the messages of a page around another one; what was looked at before is left. */
export const openWindow = (list: MessagePages, page: MessagePage, param: string): MessagePages =>
  joined(newestOf(list), { pages: [page], pageParams: [param] })

/** The window with the messages that come after its last one. */
export function extendWindow(list: MessagePages, page: MessagePage, param: string): MessagePages {
  const { pages, pageParams } = windowOf(list)
  const [last] = pages
  const end = last?.messages.at(-1)?.seq
  // It was asked for when another window was open.
  if (!hasGap(list) || !last || end === undefined || param !== laterParam(end)) return list
  const known = { ...last, newer: false }
  return joined(newestOf(list), {
    pages: [page, known, ...pages.slice(1)],
    pageParams: [param, ...pageParams],
  })
}

export const laterParam = (seq: number): string => `after ${seq}`

/** Both pieces; as one where they meet. */
function joined(newest: MessagePages, window: MessagePages): MessagePages {
  const begin = newest.pages.at(-1)?.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  const [last] = window.pages
  const end = last?.messages.at(-1)?.seq
  if (!last || end === undefined) return newest
  const apart = end < begin
  const list = { pages: [...newest.pages], pageParams: [...newest.pageParams] }
  for (const [place, page] of window.pages.entries()) {
    const messages = page.messages.filter(({ seq }) => seq < begin)
    if (messages.length === 0) continue
    list.pages.push({ ...page, messages, newer: apart && page === last })
    list.pageParams.push(window.pageParams[place])
  }
  return list
}
