import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { lastPress } from '#web/lib/presses.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MessageMenuContext, type OpenedMenu } from '../actions/message-actions.tsx'
import { useChatExtras, useSignal } from '../chat-context.ts'
import { KeptLine } from '../load-rarely-needed.ts'
import { NearMark } from '../near-mark.tsx'
import { Announcer } from './announcer.tsx'
import { LogNotice, MessageSkeleton } from './log-loading.tsx'
import { MessagePageView } from './message-page-view.tsx'
import { useMessageLog } from './use-message-log.ts'
import { PendingMessages } from './user-message.tsx'

const UsageLines = lazyPart(() => import('./usage-lines.tsx').then((m) => m.UsageLines))
const ActionsMenu = lazyPart(() => import('../actions/actions-menu.tsx').then((m) => m.ActionsMenu))

type MessageLogProps = { conversation: Conversation; exists: boolean; empty: ReactNode }

/** The messages of a conversation. Mount it anew for another conversation. */
export function MessageLog({ conversation, exists, empty }: MessageLogProps) {
  const { id, style, title } = conversation
  /** The one menu that all messages share. */
  const [menu, openMenu] = useState<OpenedMenu | null>(null)
  const closeMenu = useCallback(() => openMenu(null), [])
  const log = useMessageLog(id, exists, openMenu)
  const { scroller, messages, reply, isEmpty, windowed } = log

  return (
    <MessageMenuContext value={openMenu}>
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
              <MoreMessages which="earlier" busy={log.isLoading} onNear={messages.fetchNextPage} />
            )}
            <LoadedPages log={log} style={style} />
            {windowed ? (
              <MoreMessages which="later" busy={log.isLoading} onNear={messages.fetchPreviousPage} />
            ) : (
              <LogEnd log={log} conversation={conversation} />
            )}
          </div>
        </div>
        {log.away && (
          <button type="button" onClick={log.toEnd} className="to-end floating animate-rise">
            <Icon of={ArrowDown} size={18} />
            {chatCopy.messages.toEnd}
          </button>
        )}
        <Announcer reply={reply} />
        {menu && <ActionsMenu key={menu.label} menu={menu} onClose={closeMenu} />}
      </div>
    </MessageMenuContext>
  )
}

type Log = ReturnType<typeof useMessageLog>

const LoadedPages = ({ log, style }: { log: Log; style: PersonaKey }) =>
  log.pages.toReversed().map((page, index) => {
    const place = log.pages.length - 1 - index
    return (
      <MessagePageView
        key={String(log.pageParams[place])}
        messages={page.messages}
        drawn={place === 0 ? log.drawn : page.messages.length}
        persona={style}
        previous={log.pages[place + 1]?.messages.at(-1)?.timestamp ?? null}
        newest={place === 0 && !log.windowed}
        wanted={log.wanted}
        printing={log.printing}
      />
    )
  })

type LogEndProps = { log: Log; conversation: Conversation }

function LogEnd({ log: { pending, newestPage, reply }, conversation }: LogEndProps) {
  const { afterMessages } = useChatExtras()
  // What counts a person's use is loaded once there is some.
  const isUsed = useSignal(lastPress) !== null
  return (
    <>
      <PendingMessages entries={pending} />
      {pending.length === 0 && afterMessages?.(newestPage)}
      {conversation.keptHours !== null && <KeptLine conversation={conversation} />}
      {isUsed && <UsageLines quiet={usesProtocol(reply?.nivel ?? 'nenhum')} />}
    </>
  )
}

/** How far around what is seen of the log this counts as near: a page and a half above it, or below it. */
const NEAR = { earlier: '150% 0px 0px 0px', later: '0px 0px 150% 0px' }

type MoreMessagesProps = { which: keyof typeof NEAR; busy: boolean; onNear: () => void }

const MoreMessages = ({ which, busy, onNear }: MoreMessagesProps) => (
  <NearMark
    scroller="[role=log]"
    margin={NEAR[which]}
    busy={busy}
    onNear={onNear}
    className="more-messages grid gap-3 py-4"
  >
    <span className="sr-only">{chatCopy.messages.loadingMore[which]}</span>
    <p className="hidden">{chatCopy.messages.notPrinted}</p>
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-10 w-2/5 justify-self-end rounded-card" />
  </NearMark>
)
