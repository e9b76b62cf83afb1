import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { allConversations } from '#web/features/chat/engine/fold-conversations.ts'
import { conversationsQuery } from '#web/features/chat/engine/queries.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { groupByDay, useNow } from '../calendar.ts'
import { useChat } from '../chat-context.ts'
import { NearMark, usePauseAfter } from '../near-mark.tsx'
import { useFarStyle } from '../use-far-style.ts'
import { ConversationEntry } from './conversation-entry.tsx'

/** All conversations by day, more of them as one scrolls. Put it right inside what scrolls. */
export function ConversationList({ selectedId, onOpen }: { selectedId: string | null; onOpen: () => void }) {
  const list = useInfiniteQuery(conversationsQuery(useChat().requests))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isError, refetch } = list
  const conversations = useMemo(() => data && allConversations(data), [data])
  const pausing = usePauseAfter(list.errorUpdateCount)
  const now = useNow()
  const parts = useMemo(() => listParts(conversations ?? [], now), [conversations, now])
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
    <>
      {parts.map((part) => (
        <ListPart key={part.key} part={part} selectedId={selectedId} onOpen={stableOpen} />
      ))}
      {hasNextPage && (
        <NearMark {...NEAR} busy={isFetchingNextPage || pausing} onNear={fetchNextPage}>
          <ListSkeleton label={words.loading} rows={3} />
        </NearMark>
      )}
    </>
  )
}

type Part = { key: string; label: string | null; items: Conversation[] }

const PART = 30

/** Conversations under the headings of their days, the pinned ones before all: in parts, the first of which has the heading. */
export function listParts(all: readonly Conversation[], now: Date): Part[] {
  const [pinned, others] = [true, false].map((isPinned) => all.filter((one) => one.pinned === isPinned))
  const groups = groupByDay(others ?? [], now)
  if (pinned?.length) groups.unshift({ label: chatCopy.sidebar.pinned, items: pinned })
  return groups.flatMap(({ label, items }) =>
    items.flatMap((_, at) =>
      at % PART === 0
        ? [{ key: `${label} ${at}`, label: at === 0 ? label : null, items: items.slice(at, at + PART) }]
        : [],
    ),
  )
}

type ListPartProps = { part: Part; selectedId: string | null; onOpen: () => void }

const NEAR = { scroller: 'nav', margin: '100% 0px' }

function ListPart({ part: { label, items }, selectedId, onOpen }: ListPartProps) {
  const place = useRef<HTMLElement>(null)
  const far = useFarStyle(place, NEAR)
  return (
    <section ref={place} style={far}>
      {!far && label && <h2 className="day px-3 pb-1 font-semibold text-ink-soft text-xs">{label}</h2>}
      {!far && (
        <ul>
          {items.map((one) => (
            <ConversationEntry
              key={one.id}
              conversation={one}
              selected={one.id === selectedId}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </section>
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
