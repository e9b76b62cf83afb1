import { useLayoutEffect, useRef } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import { lastReply, type MessagePages } from '#web/features/chat/engine/fold-messages.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useGradually } from './use-gradually.ts'
import { useJumpTo } from './use-jump-to.ts'
import { useKeepPlace } from './use-keep-place.ts'
import { useMessagePress } from './use-message-press.ts'
import { useMessages } from './use-messages.ts'
import { useOutbox } from './use-outbox.ts'
import { usePauseAfter } from './use-pause-after.ts'
import { useSkipKeys } from './use-skip-keys.ts'

/** What the message area shows and where it is scrolled to. `exists` is false while the server has no such conversation. */
export function useMessageLog(conversationId: string, exists: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const messages = useMessages(conversationId, exists)
  const outbox = useOutbox(conversationId)
  const pages = messages.data?.pages ?? []
  const newestPage = pages[0]?.messages ?? []
  const drawn = useGradually(newestPage.length)
  const allDrawn = drawn === newestPage.length
  const pending = outbox.filter((entry) => !isKnown(newestPage, entry.id))
  const reply = messages.data ? lastReply(messages.data) : null
  const isEmpty = (messages.data !== undefined || !exists) && count(messages.data) + pending.length === 0
  const { away, toEnd, leaveEnd } = useFollowEnd(scroller, content)
  const firstDrawn = allDrawn ? pages.at(-1)?.messages[0] : newestPage.at(-drawn)
  useKeepPlace(scroller, firstDrawn?.id ?? null)
  const pausing = usePauseAfter(messages.errorUpdateCount)
  const canLoad = messages.hasNextPage && !messages.isFetching && !pausing
  const wanted = useJumpTo({
    scroller,
    drawn: allDrawn,
    loadEarlier: canLoad ? messages.fetchNextPage : null,
    onFound: leaveEnd,
  })
  useSkipKeys(reply?.id ?? null)
  useMessagePress(scroller)

  // What the person has just written is where they want to be.
  const newest = pending.at(-1)?.id
  useLayoutEffect(() => {
    if (newest) toEnd()
  }, [newest, toEnd])

  return {
    scroller,
    content,
    messages,
    pages,
    drawn,
    hasEarlier: allDrawn && messages.hasNextPage,
    loadingEarlier: messages.isFetchingNextPage || pausing,
    pending,
    reply,
    isEmpty,
    away,
    toEnd,
    wanted,
  }
}

function isKnown(messages: readonly ChatMessage[], id: string): boolean {
  return messages.some((message) => message.id === id)
}

function count(list: MessagePages | undefined): number {
  return list?.pages.reduce((sum, { messages }) => sum + messages.length, 0) ?? 0
}
