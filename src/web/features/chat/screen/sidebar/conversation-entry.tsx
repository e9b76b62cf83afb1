import { EllipsisVertical } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import type { Conversation } from '#domain/chat/conversation.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { dayAndHour } from '#web/copy/dates-pt-br.ts'
import { messagesQuery } from '#web/features/chat/engine/queries.ts'
import { Link } from '#web/lib/router.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { relativeTime, useNow } from '../calendar.ts'
import { useChat } from '../chat-context.ts'
import { EntryMenuItems, KeptSign, TitleField } from '../load-rarely-needed.ts'
import { useConversationActions, useDeleteConversation } from './use-conversation-actions.ts'

type ConversationEntryProps = { conversation: Conversation; selected: boolean; onOpen: () => void }

export const ConversationEntry = memo(function ConversationEntry(props: ConversationEntryProps) {
  const { conversation, selected, onOpen } = props
  const { rename } = useConversationActions()
  const deleteConversation = useDeleteConversation(!useSignedInPerson().onboardingFinalizado)
  const [renaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  function stopRenaming() {
    setRenaming(false)
    // Back to where the renaming began.
    requestAnimationFrame(() => item.current?.querySelector('button')?.focus())
  }

  function remove() {
    // The focus moves to a neighbour, or it would be lost with the entry.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling
    neighbour?.querySelector('a')?.focus()
    void deleteConversation(conversation, selected)
  }

  return (
    <li
      ref={item}
      className={`entry group relative flex items-center rounded-control ${
        selected ? 'bg-accent-soft' : 'hover:bg-accent-soft/60'
      }`}
    >
      {renaming ? (
        <div className="w-full px-2">
          <TitleField
            title={conversation.title}
            onCancel={stopRenaming}
            onSave={(title) => {
              stopRenaming()
              void rename(conversation, title)
            }}
          />
        </div>
      ) : (
        <>
          <EntryLink conversation={conversation} selected={selected} onOpen={onOpen} />
          <Menu label={chatCopy.conversation.options} icon={EllipsisVertical} className="mr-0.5">
            {(menu) => (
              <EntryMenuItems
                conversation={conversation}
                menu={menu}
                onOpen={onOpen}
                onRename={() => setRenaming(true)}
                onRemove={remove}
              />
            )}
          </Menu>
        </>
      )}
    </li>
  )
})

function EntryLink({ conversation, selected, onOpen }: ConversationEntryProps) {
  const { id, title, lastMessage, timestamp, keptHours } = conversation
  const ago = relativeTime(new Date(timestamp), useNow())
  const { client, replies, requests } = useChat()
  // Between pressing and releasing there is time to fetch the messages.
  const ask = () => void client.prefetchInfiniteQuery(messagesQuery(replies, requests, id))
  return (
    <Link
      to={`/chat/${id}`}
      onClick={onOpen}
      onPointerDown={ask}
      aria-current={selected ? 'page' : undefined}
      className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 rounded-control py-2.5 pr-1 pl-3"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium text-sm">
          <span className="hidden-when-discreet">{title || chatCopy.conversation.untitled}</span>
          <span className="shown-when-discreet">
            {chatCopy.conversation.discreet(dayAndHour(new Date(timestamp)))}
          </span>
        </span>
        {keptHours !== null && <KeptSign keptHours={keptHours} />}
        <time dateTime={timestamp} className="hidden-when-discreet shrink-0 text-[0.8125rem] text-ink-soft">
          {ago}
        </time>
      </span>
      <span className="hidden-when-discreet truncate text-ink-soft text-xs">{lastMessage || '\u00a0'}</span>
      <span className="shown-when-discreet text-ink-soft text-xs">{ago}</span>
    </Link>
  )
}
