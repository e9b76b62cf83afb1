import { DEFAULT_PERSONA } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Link, Redirect } from '#web/lib/router.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useOutbox } from './composer/use-outbox.ts'
import { EmptyChat } from './log/empty-chat.tsx'
import { LogNotice } from './log/log-notice.tsx'
import { MessageLog } from './log/message-log.tsx'
import { MessageSkeleton } from './log/message-skeleton.tsx'
import { PendingMessages } from './log/pending-messages.tsx'
import type { Selection } from './use-conversation.ts'

type ChatBodyProps = {
  selectedId: string | null
  selection: Selection
  waiting: boolean
  onOpener: (words: string) => void
}

/** The middle of the screen: the conversation, or what there is instead. */
export function ChatBody({ selectedId, selection, waiting, onOpener }: ChatBodyProps) {
  const outbox = useOutbox(selectedId)
  if (selection.state === 'gone') return <Redirect to="/chat" />
  if (selection.state === 'ready') {
    const { conversation, exists } = selection
    return (
      <MessageLog
        key={conversation.id}
        conversation={conversation}
        exists={exists}
        empty={<EmptyChat style={conversation.style} onOpener={onOpener} />}
      />
    )
  }
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto px-4">
      <div className="column">
        {selection.state === 'none' && !waiting && <EmptyChat style={DEFAULT_PERSONA} onOpener={onOpener} />}
        {(selection.state === 'loading' || waiting) && <MessageSkeleton />}
        {selection.state === 'missing' && <NotFound />}
        {selection.state === 'failed' && (
          <LogNotice words={chatCopy.messages.failed} onRetry={selection.retry} />
        )}
        {/* Even while nothing could be loaded, what was written is seen. */}
        <PendingMessages entries={outbox} />
      </div>
    </div>
  )
}

function NotFound() {
  const { notFoundHeading, notFoundLead, notFoundAction } = chatCopy.conversation
  return (
    <div className="centred grid justify-items-center gap-3 text-center">
      <h1 className="font-serif text-display">{notFoundHeading}</h1>
      <p className="text-ink-soft">{notFoundLead}</p>
      <Link to="/chat" className={`${buttonClass('secondary')} mt-3`}>
        {notFoundAction}
      </Link>
    </div>
  )
}
