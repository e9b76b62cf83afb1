import { ArrowDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatMessage, Conversation } from '#domain/api/chat.ts'
import { PERSONA_LOOK } from '#domain/personas/persona-look.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { lastReply, type MessagePages } from '#web/features/chat/engine/fold-messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Announcer } from './announcer.tsx'
import { EarlierMessages } from './earlier-messages.tsx'
import { LogNotice } from './log-notice.tsx'
import { MessagePage } from './message-page.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'
import { PendingMessages } from './pending-messages.tsx'
import { UsageLines } from './usage-lines.tsx'
import { useFollowEnd } from './use-follow-end.ts'
import { useGradually } from './use-gradually.ts'
import { useJumpTo } from './use-jump-to.ts'
import { useKeepPlace } from './use-keep-place.ts'
import { useMessages } from './use-messages.ts'
import { useOutbox } from './use-outbox.ts'
import { usePauseAfter } from './use-pause-after.ts'
import { useSkipKeys } from './use-skip-keys.ts'

type MessageLogProps = { conversation: Conversation; exists: boolean; empty: ReactNode }

/** The messages of a conversation. Mount it anew for another conversation. */
export function MessageLog({ conversation, exists, empty }: MessageLogProps) {
  const { id, style, title } = conversation
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const messages = useMessages(id, exists)
  const outbox = useOutbox(id)
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

  // What the person has just written is where they want to be.
  const newest = pending.at(-1)?.id
  useLayoutEffect(() => {
    if (newest) toEnd()
  }, [newest, toEnd])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={chatCopy.messages.label}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 -outline-offset-2 [scrollbar-gutter:stable_both-edges]"
      >
        <div ref={content} className="column relative">
          {messages.isPending && exists && <MessageSkeleton />}
          {messages.isError && !messages.data && (
            <LogNotice words={chatCopy.messages.failed} onRetry={() => messages.refetch()} />
          )}
          {isEmpty ? empty : <h1 className="sr-only">{title || chatCopy.conversation.untitled}</h1>}
          {allDrawn && messages.hasNextPage && (
            <EarlierMessages
              scroller={scroller}
              busy={messages.isFetchingNextPage || pausing}
              onNear={messages.fetchNextPage}
            />
          )}
          {pages.toReversed().map((page, index) => {
            const place = pages.length - 1 - index
            return (
              <MessagePage
                key={String(messages.data?.pageParams[place])}
                messages={page.messages}
                drawn={place === 0 ? drawn : page.messages.length}
                persona={PERSONA_LOOK[style]}
                previous={pages[place + 1]?.messages.at(-1)?.timestamp ?? null}
                newest={place === 0}
                wanted={wanted}
              />
            )
          })}
          <PendingMessages entries={pending} />
          <UsageLines quiet={usesProtocol(reply?.nivel ?? 'nenhum')} />
        </div>
      </div>
      {away && (
        <button
          type="button"
          onClick={() => toEnd('smooth')}
          className="to-end absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 animate-rise items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-sm shadow-float hover:bg-accent-soft"
        >
          <Icon of={ArrowDown} size={18} />
          {chatCopy.messages.toEnd}
        </button>
      )}
      <Announcer reply={reply} />
    </div>
  )
}

function isKnown(messages: readonly ChatMessage[], id: string): boolean {
  return messages.some((message) => message.id === id)
}

function count(list: MessagePages | undefined): number {
  return list?.pages.reduce((sum, { messages }) => sum + messages.length, 0) ?? 0
}
