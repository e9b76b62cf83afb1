import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { allConversations } from '#web/features/chat/engine/fold-conversations.ts'
import { conversationsQuery } from '#web/features/chat/engine/queries.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '../calendar.ts'
import { useChat } from '../chat-context.ts'
import { NearMark, usePauseAfter } from '../near-mark.tsx'
import { ConversationEntry } from './conversation-entry.tsx'
import { groupConversations, groupRows, listRows, useRowWindow } from './list-rows.ts'
import { useConversationActions, useDeleteConversation } from './use-conversation-actions.ts'

/** All conversations by day, more of them as one scrolls. Put it right inside what scrolls. */
export function ConversationList({ selectedId, onOpen }: { selectedId: string | null; onOpen: () => void }) {
  const list = useInfiniteQuery(conversationsQuery(useChat().requests))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } = list
  const conversations = useMemo(() => data && allConversations(data), [data])
  const pausing = usePauseAfter(list.errorUpdateCount)
  const now = useNow()
  const element = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => listRows(groupConversations(conversations ?? [], now)), [conversations, now])
  const { from, to, before, after } = useRowWindow(element, rows)
  const onRename = useStable(useConversationActions().rename)
  const welcoming = !useSignedInPerson().onboardingFinalizado
  const onDelete = useStable(useDeleteConversation(selectedId, welcoming))
  const stableOpen = useStable(onOpen)
  const words = chatCopy.sidebar

  if (!conversations && isError) {
    return (
      <div className="grid justify-items-start gap-3 p-3 text-ink-soft text-sm">
        <p>{words.failed}</p>
        <Button look="secondary" label={copy.ui.retry} onClick={() => refetch()} />
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
      {hasNextPage && (
        <NearMark
          scroller="nav"
          margin="100% 0px"
          busy={isFetchingNextPage || pausing}
          onNear={fetchNextPage}
        >
          <ListSkeleton label={words.loading} rows={3} />
        </NearMark>
      )}
    </div>
  )
}

const ListSkeleton = ({ label, rows = 6 }: { label: string; rows?: number }) => (
  <div aria-busy="true" className="appear-late grid gap-5 px-3 py-4">
    <span className="sr-only">{label}</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity
      <div key={row} className="grid gap-2">
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    ))}
  </div>
)
