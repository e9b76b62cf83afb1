import { Clock3, NotebookPen, PencilLine, Trash2 } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { canChangeExchange } from '#domain/chat/predicates.ts'
import { gravest, type RiskLevel } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { notebookChatCopy } from '#web/copy/notebook-chat-pt-br.ts'
import type { OutboxEntry, Waiting } from '#web/features/chat/engine/outbox-store.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type MessageAction, MessageActions, useLateActions } from '../actions/message-actions.tsx'
import { useChat, useChatExtras } from '../chat-context.ts'
import { useReplyState } from '../reply/use-reply.ts'
import { CrisisCard } from './crisis-card.tsx'
import { When } from './when.tsx'

type UserMessageProps = {
  id: string
  content: string
  waiting?: Waiting | null
  /** What the server has read in it: null until it has, with the message or before. */
  nivel: RiskLevel | null
  /** The message as the server has it, once it has arrived, and the reply to it if it is the conversation's last. */
  kept?: ChatMessage
  lastReply?: ChatMessage | null
  /** The person's newest one: a question of the card can still be answered under it. */
  isNewest?: boolean
}

export const UserMessage = memo(function UserMessage(props: UserMessageProps) {
  const { id, content, waiting = null, kept, nivel, isNewest = false } = props
  const { levels } = useChat().late
  const readHere = useSyncExternalStore(levels.subscribe, () => levels.get().get(id)) ?? 'nenhum'
  const actions = useActions(props)
  const late = useLateActions()
  return (
    <>
      <article
        data-role="user"
        data-status={kept ? 'enviada' : 'enviando'}
        className="grid justify-items-end gap-1"
      >
        <h2 className="sr-only">{chatCopy.messages.you}</h2>
        <div className="max-w-full pl-10">
          {/* The clear edge shows where the system picks the colours. */}
          <div
            data-part="texto"
            className={`max-w-full whitespace-pre-wrap rounded-card rounded-br-[6px] border border-transparent px-4 py-2.5 transition-colors [overflow-wrap:anywhere] ${
              waiting ? 'bg-accent-soft text-ink' : 'bg-bubble text-on-bubble'
            }`}
          >
            {content}
          </div>
        </div>
        {kept ? (
          <MessageActions actions={actions} subtle={!isNewest} className="own-actions">
            <When timestamp={kept.timestamp} />
          </MessageActions>
        ) : (
          <p className={`flex items-center gap-1.5 text-ink-soft text-xs ${waiting ? '' : 'appear-later'}`}>
            <Icon of={Clock3} size={14} />
            {waiting ? chatCopy.messages.waitsFor[waiting] : chatCopy.messages.sending}
          </p>
        )}
      </article>
      <CrisisCard
        messageId={id}
        nivel={gravest([nivel ?? 'nenhum', readHere])}
        isReadHere={nivel === null}
        onExcuse={kept?.excusable && (() => late(({ excuseCard }, tools) => excuseCard(tools, kept)))}
        asking={kept && isNewest ? { content, conversationId: kept.conversationId } : null}
      />
    </>
  )
})

function useActions({ content, kept, lastReply = null }: UserMessageProps): MessageAction[] {
  const { keep } = useChatExtras()
  const late = useLateActions()
  const view = useReplyState(lastReply)
  if (!kept) return []
  const canEdit = lastReply && view && canChangeExchange({ ...lastReply, ...view, isLast: true })
  const edit: MessageAction = {
    label: chatCopy.messages.edit,
    icon: PencilLine,
    run: () => late(({ startEditing }, tools) => lastReply && startEditing(tools, kept, lastReply.id)),
  }
  const remove: MessageAction = {
    label: chatCopy.messages.remove,
    icon: Trash2,
    tone: 'danger',
    hidden: true,
    run: () => late(({ deleteMessage }, tools) => deleteMessage(tools, kept)),
  }
  return [
    ...(canEdit ? [edit] : []),
    ...(keep ? [{ label: notebookChatCopy.keep, icon: NotebookPen, run: () => keep(content) }] : []),
    remove,
  ]
}

/** What was written and has not arrived yet, after everything that has. */
export function PendingMessages({ entries }: { entries: readonly OutboxEntry[] }) {
  return entries.map(({ id, content, waiting, nivel }) => (
    <div key={id} data-id={id} className="message">
      <UserMessage id={id} content={content} waiting={waiting} nivel={nivel} />
    </div>
  ))
}
