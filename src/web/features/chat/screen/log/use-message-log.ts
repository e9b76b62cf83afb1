import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import {
  findMessage,
  hasGap,
  lastReply,
  type MessagePages,
  windowOf,
} from '#web/features/chat/engine/fold-messages.ts'
import { isTransientFailure } from '#web/lib/api.ts'
import { followEvents } from '#web/lib/follow-events.ts'
import { type Location, useLocation } from '#web/lib/router.tsx'
import type { OpenedMenu } from '../actions/message-actions.tsx'
import { useChat, useOutbox } from '../chat-context.ts'
import { useSkipKeys } from '../keys/use-shortcut.ts'
import { usePauseAfter } from '../near-mark.tsx'
import { useMessages } from '../use-conversation.ts'
import { useMessagePress } from './use-message-press.ts'
import { findMessageElement, useKeepPlace, useScrollAnchor } from './use-scroll-anchor.ts'

const NOTHING: MessagePages = { pages: [], pageParams: [] }

/** What the message area shows and where it is scrolled to. `exists` is false while the server has no such conversation. */
export function useMessageLog(conversationId: string, exists: boolean, openMenu: (menu: OpenedMenu) => void) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const messages = useMessages(conversationId, exists)
  const list = messages.data ?? NOTHING
  const { pages, pageParams } = windowOf(list)
  // What is read does not end with the newest message.
  const windowed = hasGap(list)
  const newestPage = list.pages[0]?.messages ?? []
  const pending = useOutbox(conversationId).filter((entry) => !newestPage.some(({ id }) => id === entry.id))
  const reply = lastReply(list)
  const hasData = messages.data !== undefined
  const isEmpty = (hasData || !exists) && !pending.length && list.pages.every((page) => !page.messages.length)
  const lastPage = pages[0]?.messages ?? []
  const printing = usePrinting()
  const drawn = useGradually(lastPage.length, printing)
  const allDrawn = drawn === lastPage.length
  const { away, toEnd, holdMessage } = useScrollAnchor(scroller, content, { windowed, isEmpty })
  const firstDrawn = allDrawn ? pages.at(-1)?.messages[0] : lastPage.at(-drawn)
  const notePlace = useKeepPlace(scroller, firstDrawn?.id ?? null)

  const { busy, failures, missing, open, extend, close } = useMessageWindow(conversationId)
  const pausing = usePauseAfter(messages.errorUpdateCount + failures)
  const canLoad = hasData && !busy && !pausing
  const wanted = useJumpTo({
    scroller,
    isLoaded: (id) => id === missing || findMessage({ pages, pageParams }, id) !== undefined,
    load: canLoad ? open : null,
    onFound: (id) => {
      holdMessage(id)
      notePlace()
    },
  })
  useSkipKeys(reply?.id ?? null)
  useMessagePress(scroller, openMenu)
  const goToEnd = useGoToEnd(pending.at(-1)?.id, windowed, close, toEnd)

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
    loadingEarlier: messages.isFetchingNextPage || pausing || busy,
    loadingLater: messages.isFetching || pausing || busy,
    loadLater: extend,
    pending,
    reply,
    isEmpty,
    away: away || windowed,
    toEnd: goToEnd,
    wanted,
    printing,
  }
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

/** The way to the newest message, also out of a window; taken at once when `written` names a message just written. */
function useGoToEnd(
  written: string | undefined,
  windowed: boolean,
  close: () => void,
  toEnd: (behavior?: ScrollBehavior) => void,
) {
  const state = useRef({ windowed, leaving: false })
  useLayoutEffect(() => {
    state.current.windowed = windowed
    if (windowed || !state.current.leaving) return
    state.current.leaving = false
    toEnd()
  }, [windowed, toEnd])

  const goToEnd = useCallback(
    (behavior?: ScrollBehavior) => {
      state.current.leaving = state.current.windowed
      if (state.current.windowed) close()
      else toEnd(behavior)
    },
    [close, toEnd],
  )
  useLayoutEffect(() => {
    if (written) goToEnd()
  }, [written, goToEnd])
  return goToEnd
}

const AT_ONCE = 6

/** How many of `total` things to draw: a screenful at once and the rest in transitions, or all while they are printed. */
function useGradually(total: number, printing: boolean): number {
  const [count, setCount] = useState(AT_ONCE)

  useEffect(() => {
    if (total > count) startTransition(() => setCount(count + AT_ONCE))
  }, [total, count])

  return printing ? total : Math.min(count, total)
}

type Jump = {
  scroller: RefObject<HTMLElement | null>
  /** Whether a message is among those that are read; what is loaded is drawn soon. */
  isLoaded: (id: string) => boolean
  /** Loads a message with those around it; null while nothing can be loaded. */
  load: ((id: string) => void) | null
  /** It is drawn: brings it into view. */
  onFound: (id: string) => void
}

/** Finds the message that the address asks for with ?mensagem=, however far back it is, and returns its id. */
function useJumpTo({ scroller, isLoaded, load, onFound }: Jump): string | null {
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
    } else if (!isLoaded(wanted)) {
      load?.(wanted)
    }
  })

  return wanted
}

/** Loads what is far from the newest messages. A message that does not exist is asked for once. */
function useMessageWindow(conversationId: string) {
  const { windows } = useChat()
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [missing, setMissing] = useState<string | null>(null)
  const left = useRef<AbortController>(null)

  const load = useCallback(async (loading: Promise<void>, messageId: string | null = null) => {
    setBusy(true)
    try {
      await loading
    } catch (error) {
      if (messageId !== null && !isTransientFailure(error)) setMissing(messageId)
      setFailures((count) => count + 1)
    }
    setBusy(false)
  }, [])

  const open = (messageId: string) =>
    load(windows.open(conversationId, messageId, left.current?.signal), messageId)
  const extend = useCallback(() => load(windows.extend(conversationId)), [load, windows, conversationId])
  const close = useCallback(() => windows.close(conversationId), [windows, conversationId])

  // A person who comes back to the conversation begins at its end, also when an answer came after they had left.
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => {
      leaving.abort()
      void close()
    }
  }, [close])

  return { busy, failures, missing, open, extend, close }
}
