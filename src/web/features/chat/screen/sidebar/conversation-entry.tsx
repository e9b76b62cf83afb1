import { EllipsisVertical, NotebookText, PencilLine, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import type { Conversation } from '#domain/api/chat.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import { messagesQuery } from '#web/features/chat/engine/queries.ts'
import { Link } from '#web/lib/router.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { relativeTime } from '../calendar.ts'
import { useChat } from '../chat-context.ts'
import { useChatExtras } from '../chat-extras.ts'
import { useNow } from '../use-now.ts'

type ConversationEntryProps = {
  conversation: Conversation
  selected: boolean
  onOpen: () => void
  onRename: (conversation: Conversation, title: string) => void
  onDelete: (conversation: Conversation) => void
}

/** One conversation in the list: a link to it, and what can be done with it. */
export const ConversationEntry = memo(function ConversationEntry(props: ConversationEntryProps) {
  const { conversation, selected, onOpen, onRename, onDelete } = props
  const [renaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  function stopRenaming() {
    setRenaming(false)
    // Back to where the renaming began.
    requestAnimationFrame(() => item.current?.querySelector('button')?.focus())
  }

  function remove() {
    // The focus goes on to a neighbour, or it would be lost with the entry.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling
    neighbour?.querySelector('a')?.focus()
    onDelete(conversation)
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
              onRename(conversation, title)
            }}
          />
        </div>
      ) : (
        <>
          <EntryLink conversation={conversation} selected={selected} onOpen={onOpen} />
          <EntryMenu id={conversation.id} onRename={() => setRenaming(true)} onRemove={remove} />
        </>
      )}
    </li>
  )
})

type EntryMenuProps = { id: string; onRename: () => void; onRemove: () => void }

function EntryMenu({ id, onRename, onRemove }: EntryMenuProps) {
  const { summarize } = useChatExtras()
  const words = chatCopy.conversation
  const summary = { label: notebookChatCopy.summarize, icon: NotebookText }
  return (
    <Menu
      label={words.options}
      icon={EllipsisVertical}
      className="mr-0.5"
      items={[
        { label: words.rename, icon: PencilLine, onSelect: onRename },
        ...(summarize ? [{ ...summary, onSelect: () => summarize(id) }] : []),
        { label: words.remove, icon: Trash2, tone: 'danger', onSelect: onRemove },
      ]}
    />
  )
}

function EntryLink(props: Pick<ConversationEntryProps, 'conversation' | 'selected' | 'onOpen'>) {
  const { conversation, selected, onOpen } = props
  const { id, title, lastMessage, timestamp } = conversation
  const now = useNow()
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
          {title || chatCopy.conversation.untitled}
        </span>
        <time dateTime={timestamp} className="shrink-0 text-[0.8125rem] text-ink-soft">
          {relativeTime(new Date(timestamp), now)}
        </time>
      </span>
      <span className="hidden-when-discreet truncate text-ink-soft text-xs">{lastMessage || '\u00a0'}</span>
    </Link>
  )
}

type TitleFieldProps = { title: string; onSave: (title: string) => void; onCancel: () => void }

const TYPED_MAX = 200

/** Renaming in place: Enter and leaving it save, Escape gives up. */
function TitleField({ title, onSave, onCancel }: TitleFieldProps) {
  const over = useRef(false)

  function finish(action: () => void) {
    // Closing the field takes the focus from it, which must not save a second time.
    if (over.current) return
    over.current = true
    action()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'Enter') finish(() => onSave(value))
    if (event.key === 'Escape') {
      event.stopPropagation()
      finish(onCancel)
    }
  }

  return (
    <input
      ref={(field) => field?.select()}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the menu item that was just chosen
      autoFocus
      aria-label={chatCopy.conversation.title}
      defaultValue={title}
      maxLength={TYPED_MAX}
      onKeyDown={press}
      onBlur={(event) => finish(() => onSave(event.target.value))}
      className="my-2 min-h-11 w-full min-w-0 rounded-control border border-accent bg-surface px-3 text-sm"
    />
  )
}
