import type { MessagePage } from '#domain/api/chat.ts'
import type { MessagePages } from './fold-messages.ts'

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

/** The identity of the page after a message. */
export const laterParam = (seq: number): string => `after ${seq}`

/** Both pieces; as one where they meet. */
export function joined(newest: MessagePages, window: MessagePages): MessagePages {
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
