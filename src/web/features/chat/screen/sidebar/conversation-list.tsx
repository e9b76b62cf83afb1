import { useMemo, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useSignedInPerson } from '#web/features/account/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '../use-now.ts'
import { usePauseAfter } from '../use-pause-after.ts'
import { useStable } from '../use-stable.ts'
import { ConversationEntry } from './conversation-entry.tsx'
import { groupByDay } from './group-by-day.ts'
import { groupRows, listRows } from './list-rows.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { MoreConversations } from './more-conversations.tsx'
import { useConversationActions } from './use-conversation-actions.ts'
import { useConversations } from './use-conversations.ts'
import { useDeleteConversation } from './use-delete-conversation.ts'
import { useRowWindow } from './use-row-window.ts'

type ConversationListProps = { selectedId: string | null; onOpen: () => void }

/** All conversations by day, more of them as one scrolls. Put it right inside what scrolls. */
export function ConversationList({ selectedId, onOpen }: ConversationListProps) {
  const list = useConversations()
  const { conversations, hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } = list
  const pausing = usePauseAfter(list.errorUpdateCount)
  const now = useNow()
  const element = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => listRows(groupByDay(conversations ?? [], now)), [conversations, now])
  const { from, to, before, after } = useRowWindow(element, rows)
  const onRename = useStable(useConversationActions().rename)
  const welcoming = !useSignedInPerson().onboardingFinalizado
  const onDelete = useStable(useDeleteConversation({ selectedId, welcoming }))
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
    <div ref={element}>
      <div style={{ height: `${before}rem` }} />
      {groupRows(rows.slice(from, to)).map(({ label, items }) => (
        <section key={label}>
          {label && <h2 className="day px-3 pb-1 font-semibold text-ink-soft text-xs">{label}</h2>}
          <ul>
            {items.map((conversation) => (
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
      <div style={{ height: `${after}rem` }} />
      {hasNextPage && <MoreConversations busy={isFetchingNextPage || pausing} onNear={fetchNextPage} />}
    </div>
  )
}
