import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { findMessage, lastReply, type MessagePages } from '#web/features/chat/engine/fold-messages.ts'
import { messagesQuery, windowQuery } from '#web/features/chat/engine/queries.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { type Location, useLocation } from '#web/lib/router.tsx'
import { useStable } from '#web/lib/use-stable.ts'
import type { OpenedMenu } from '../actions/message-actions.tsx'
import { useChat, useOutbox } from '../chat-context.ts'
import { useSkipKeys } from '../keys/use-shortcut.ts'
import { usePauseAfter } from '../near-mark.tsx'
import { useMessagePress } from './use-message-press.ts'
import { findMessageElement, useKeepPlace, useScrollAnchor } from './use-scroll-anchor.ts'

const NOTHING: MessagePages = { pages: [], pageParams: [] }

/** What the message area shows and where it is scrolled to. `exists` is false while the server has no such conversation. */
export function useMessageLog(conversationId: string, exists: boolean, openMenu: (menu: OpenedMenu) => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { newest, messages, setAround, isLoading } = useShownMessages(conversationId, exists)
  const { pages, pageParams } = messages.data ?? NOTHING
  // What is read does not end with the newest message.
  const windowed = messages.hasPreviousPage
  const newestPage = newest?.pages[0]?.messages ?? []
  const pending = useOutbox(conversationId).filter((entry) => !newestPage.some(({ id }) => id === entry.id))
  const reply = lastReply(newest ?? NOTHING)
  const hasMessages = newest ? newest.pages.some((page) => page.messages.length > 0) : exists
  const isEmpty = !hasMessages && !pending.length
  const lastPage = pages[0]?.messages ?? []
  const printing = usePrinting()
  const drawn = useGradually(lastPage.length, printing)
  const allDrawn = drawn === lastPage.length
  const { away, toEnd, holdMessage } = useScrollAnchor(scroller, content, { windowed, isEmpty })
  const firstDrawn = allDrawn ? pages.at(-1)?.messages[0] : lastPage.at(-drawn)
  const notePlace = useKeepPlace(scroller, firstDrawn?.id ?? null)
  const wanted = useJumpTo({
    scroller,
    load: (id) => newest && setAround(findMessage(newest, id) ? null : id),
    onFound: (id) => {
      holdMessage(id)
      notePlace()
    },
  })
  useSkipKeys(reply?.id ?? null)
  useMessagePress(scroller, openMenu)

  const goToEnd = useStable((behavior?: ScrollBehavior) => {
    setAround(null)
    toEnd(behavior)
  })
  const written = pending.at(-1)?.id
  useLayoutEffect(() => {
    if (written) goToEnd()
  }, [written, goToEnd])

  return {
    scroller,
    content,
    messages,
    pages,
    pageParams,
    windowed,
    newestPage,
    drawn,
    hasEarlier: allDrawn && messages.hasNextPage,
    isLoading,
    pending,
    reply,
    isEmpty,
    away: away || windowed,
    toEnd: () => goToEnd(windowed ? 'instant' : 'smooth'),
    wanted,
    printing,
  }
}

/** The newest messages; while somebody looks at an older one that they do not have, those around it. */
function useShownMessages(conversationId: string, exists: boolean) {
  const { replies, requests } = useChat()
  const [around, setAround] = useState<string | null>(null)
  const newest = useInfiniteQuery({ ...messagesQuery(replies, requests, conversationId), enabled: exists })
  const window = useInfiniteQuery({
    ...windowQuery(replies, requests, conversationId, around ?? ''),
    enabled: around !== null,
    // The window before stays until another one is there.
    placeholderData: keepPreviousData,
  })
  const messages = around !== null && window.data ? window : newest
  const pausing = usePauseAfter(newest.errorUpdateCount + window.errorUpdateCount)
  return { newest: newest.data, messages, setAround, isLoading: messages.isFetching || pausing }
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // What is printed is what is there when the listener returns.
    const change = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    return followEvents(window, { beforeprint: change, afterprint: change })
  }, [])
  return printing
}

const AT_ONCE = 6

/** How many of `total` things to draw: a screenful at once and the rest in a transition, or all while they are printed. */
function useGradually(total: number, printing: boolean): number {
  const isOver = useDeferredValue(total > 0, false)
  return printing || isOver ? total : Math.min(AT_ONCE, total)
}

type Jump = {
  scroller: RefObject<HTMLElement | null>
  /** Loads a message with those around it, unless it is loaded and will be drawn soon. */
  load: (id: string) => void
  /** It is drawn: brings it into view. */
  onFound: (id: string) => void
}

/** Finds the message that the address asks for with ?mensagem=, however far back it is, and returns its id. */
function useJumpTo({ scroller, load, onFound }: Jump): string | null {
  const location = useLocation()
  const wanted = new URLSearchParams(location.search).get('mensagem')
  // By the visit and not by the message: a person who chooses the same one again wants to see it again.
  const found = useRef<Location | null>(null)

  useEffect(() => {
    if (!wanted || found.current === location) return
    const message = scroller.current && findMessageElement(scroller.current, wanted)
    if (message) {
      found.current = location
      onFound(wanted)
      message.classList.remove('found')
      message.offsetWidth // so that the mark shows again
      message.classList.add('found')
    } else load(wanted)
  })

  return wanted
}
