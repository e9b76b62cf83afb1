import type { ReactNode } from 'react'
import type { Conversation } from '#domain/api/chat.ts'
import { PERSONA_LOOK } from '#domain/personas/persona-look.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useChatExtras } from '../chat-extras.ts'
import { Announcer } from './announcer.tsx'
import { LogNotice } from './log-notice.tsx'
import { MessagePageView } from './message-page-view.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'
import { MoreMessages } from './more-messages.tsx'
import { PendingMessages } from './pending-messages.tsx'
import { ToEndButton } from './to-end-button.tsx'
import { UsageLines } from './usage-lines.tsx'
import { useMessageLog } from './use-message-log.ts'

type MessageLogProps = { conversation: Conversation; exists: boolean; empty: ReactNode }

/** The messages of a conversation. Mount it anew for another conversation. */
export function MessageLog({ conversation, exists, empty }: MessageLogProps) {
  const { id, style, title } = conversation
  const log = useMessageLog(id, exists)
  const { afterMessages } = useChatExtras()
  const { scroller, messages, pages, drawn, reply, isEmpty, windowed } = log

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
        <div ref={log.content} className="column relative">
          {messages.isPending && exists && <MessageSkeleton />}
          {messages.isError && !messages.data && (
            <LogNotice words={chatCopy.messages.failed} onRetry={() => messages.refetch()} />
          )}
          {isEmpty ? empty : <h1 className="sr-only">{title || chatCopy.conversation.untitled}</h1>}
          {log.hasEarlier && (
            <MoreMessages which="earlier" busy={log.loadingEarlier} onNear={messages.fetchNextPage} />
          )}
          {pages.toReversed().map((page, index) => {
            const place = pages.length - 1 - index
            return (
              <MessagePageView
                key={String(log.pageParams[place])}
                messages={page.messages}
                drawn={place === 0 ? drawn : page.messages.length}
                persona={PERSONA_LOOK[style]}
                previous={pages[place + 1]?.messages.at(-1)?.timestamp ?? null}
                newest={place === 0 && !windowed}
                wanted={log.wanted}
              />
            )
          })}
          {windowed ? (
            <MoreMessages which="later" busy={log.loadingLater} onNear={log.loadLater} />
          ) : (
            <>
              <PendingMessages entries={log.pending} />
              {log.pending.length === 0 && afterMessages?.(log.newestPage)}
              <UsageLines quiet={usesProtocol(reply?.nivel ?? 'nenhum')} />
            </>
          )}
        </div>
      </div>
      {log.away && <ToEndButton onPress={() => log.toEnd('smooth')} />}
      <Announcer reply={reply} />
    </div>
  )
}
