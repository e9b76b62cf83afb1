import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ConversationPage, MessagePage } from '#domain/api/chat.ts'
import type { ChatMessage, Conversation } from '#domain/chat/conversation.ts'
import { preview } from '#domain/chat/preview.ts'
import { consultationCopy as words } from '#web/copy/consultation-pt-br.ts'
import { dayAndTime } from '#web/copy/dates-pt-br.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useNotebook } from '../notebook-context.ts'
import { PartLoading } from '../part-frame.tsx'

export type TakenMessage = Pick<ChatMessage, 'id' | 'role' | 'content' | 'timestamp'> & { title: string }

type ChooseMessagesProps = {
  taken: readonly TakenMessage[]
  onTake: (message: TakenMessage, taken: boolean) => void
}

const LIST = '/api/conversations'

/** Messages are taken one by one: a whole conversation can't be taken by mistake. */
export function ChooseMessages({ taken, onTake }: ChooseMessagesProps) {
  const { request } = useNotebook()
  const [chosen, setChosen] = useState('')
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['consulta', 'conversas'],
    queryFn: ({ pageParam, signal }) => request<ConversationPage>('GET', `${LIST}${pageParam}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next && `?cursor=${encodeURIComponent(next)}`,
    staleTime: 0,
  })
  const conversations = data?.pages.flatMap((page) => page.conversations)
  const conversation = conversations?.find(({ id }) => id === chosen)
  if (!conversations) return <PartLoading failed={isError} onRetry={refetch} />
  if (conversations.length === 0) return <p className="text-ink-soft text-sm">{words.empty}</p>
  return (
    <div className="stack gap-3">
      <p className="text-ink-soft text-sm">{words.messagesLead}</p>
      <SelectField
        label={words.conversation}
        value={chosen}
        onChange={setChosen}
        options={{
          '': words.noConversation,
          ...Object.fromEntries(conversations.map(({ id, title }) => [id, title || words.untitled])),
        }}
      />
      {hasNextPage && (
        <Button look="link" className="justify-self-start text-sm" onClick={() => void fetchNextPage()}>
          {words.moreConversations}
        </Button>
      )}
      {conversation && <MessagesOf key={chosen} conversation={conversation} taken={taken} onTake={onTake} />}
    </div>
  )
}

type MessagesOfProps = ChooseMessagesProps & { conversation: Conversation }

function MessagesOf({ conversation: { id: conversationId, title }, taken, onTake }: MessagesOfProps) {
  const { request } = useNotebook()
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['consulta', 'mensagens', conversationId],
    queryFn: ({ pageParam, signal }) =>
      request<MessagePage>('GET', `${LIST}/${conversationId}/messages${pageParam}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages: [first], more }) => (more && first ? `?before=${first.seq}` : null),
    staleTime: 0,
  })
  if (!data) return <PartLoading failed={isError} onRetry={refetch} />
  const messages = data.pages
    .toReversed()
    .flatMap((page) => page.messages)
    .filter(({ content, unreadable }) => content !== '' && !unreadable)
  return (
    <div className="stack gap-1">
      {hasNextPage && (
        <Button look="link" className="justify-self-start text-sm" onClick={() => void fetchNextPage()}>
          {words.earlier}
        </Button>
      )}
      {messages.map(({ id, role, content, timestamp }) => (
        <Tick
          key={id}
          on={taken.some((one) => one.id === id)}
          onChange={(on) => onTake({ id, role, content, timestamp, title }, on)}
        >
          <strong>{role === 'user' ? words.me : words.ai}</strong>, {dayAndTime(new Date(timestamp))}:{' '}
          {preview(content)}
        </Tick>
      ))}
    </div>
  )
}

type TickProps = { on: boolean; onChange: (on: boolean) => void; children: ReactNode }

export const Tick = ({ on, onChange, children }: TickProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2.5 hover:bg-accent-soft">
    <input
      type="checkbox"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
      className="mt-1 size-4.5 shrink-0 accent-accent"
    />
    <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
  </label>
)
