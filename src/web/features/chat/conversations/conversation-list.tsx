import { useEffect, useMemo, useRef } from 'react'
import type { Conversation } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '../use-now.ts'
import { ConversationEntry } from './conversation-entry.tsx'
import { groupByDay } from './group-by-day.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { useConversationActions } from './use-conversation-actions.ts'
import { useConversations } from './use-conversations.ts'
import { useDeleteConversation } from './use-delete-conversation.ts'
import { useStable } from './use-stable.ts'

type ConversationListProps = { selectedId: string | null; onOpen: () => void }

/** All conversations by day, more of them as one scrolls. */
export function ConversationList({ selectedId, onOpen }: ConversationListProps) {
  const { conversations, hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } =
    useConversations()
  const now = useNow()
  const groups = useMemo(() => groupByDay(conversations ?? [], now), [conversations, now])
  const onRename = useStable(useConversationActions().rename)
  const onDelete = useStable(useDeleteConversation(selectedId))
  const stableOpen = useStable(onOpen)
  const words = chatCopy.sidebar

  if (!conversations && isError) {
    return (
      <div className="grid justify-items-start gap-3 p-3 text-ink-soft text-sm">
        <p>{words.failed}</p>
        <Button look="secondary" onClick={() => refetch()}>
          {words.retry}
        </Button>
      </div>
    )
  }
  if (!conversations) return <ListSkeleton label={words.loading} />
  if (conversations.length === 0) return <p className="p-3 text-ink-soft text-sm">{words.empty}</p>

  return (
    <>
      {groups.map(({ label, items }) => (
        <section key={label}>
          <h2 className="px-3 pt-4 pb-1 font-semibold text-ink-soft text-xs">{label}</h2>
          <ul>
            {items.map((conversation: Conversation) => (
              <ConversationEntry
                key={conversation.id}
                conversation={conversation}
                selected={conversation.id === selectedId}
                onOpen={stableOpen}
                onRename={onRename}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && <MoreMark busy={isFetchingNextPage} onNear={fetchNextPage} />}
    </>
  )
}

function MoreMark({ busy, onNear }: { busy: boolean; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (busy || !mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '600px 0px',
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [busy, onNear])

  return (
    <div ref={mark}>
      <ListSkeleton label={chatCopy.sidebar.loading} rows={3} />
    </div>
  )
}
