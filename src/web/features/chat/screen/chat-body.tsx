import { DEFAULT_PERSONA, PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { Redirect } from '#web/lib/router.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useChatExtras, useOutbox } from './chat-context.ts'
import { LogNotice, MessageSkeleton } from './log/log-loading.tsx'
import { MessageLog } from './log/message-log.tsx'
import { PendingMessages } from './log/user-message.tsx'
import type { Selection } from './use-conversation.ts'

type ChatBodyProps = {
  selectedId: string | null
  selection: Selection
  waiting: boolean
  onOpener: (words: string) => void
}

export function ChatBody({ selectedId, selection, waiting, onOpener }: ChatBodyProps) {
  const outbox = useOutbox(selectedId)
  const { notFoundHeading, notFoundLead, notFoundAction } = chatCopy.conversation
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
        {selection.state === 'missing' && (
          <div className="centred grid justify-items-center gap-3 text-center">
            <h1 className="font-serif text-display">{notFoundHeading}</h1>
            <p className="text-ink-soft">{notFoundLead}</p>
            <ButtonLink to="/chat" look="secondary" className="mt-3" label={notFoundAction} />
          </div>
        )}
        {selection.state === 'failed' && (
          <LogNotice words={chatCopy.messages.failed} onRetry={selection.retry} />
        )}
        {/* Even while nothing could be loaded, what was written is seen. */}
        <PendingMessages entries={outbox} />
      </div>
    </div>
  )
}

function EmptyChat({ style, onOpener }: { style: PersonaKey; onOpener: (words: string) => void }) {
  const { displayName } = PERSONA_LOOK[style]
  const { underOpeners } = useChatExtras()
  const { heading, openers, openersLabel } = chatCopy.empty
  return (
    <div data-persona={style} className="centred grid animate-rise justify-items-center gap-2 text-center">
      <Avatar persona={style} size="large" />
      <h1 className="mt-4 font-serif text-display">{heading}</h1>
      <p className="font-medium text-persona">{displayName}</p>
      <ul aria-label={openersLabel} className="mt-6 flex flex-wrap justify-center gap-2.5">
        {openers.map((words) => (
          <li key={words}>
            <button
              type="button"
              onClick={() => onOpener(words)}
              className="min-h-11 rounded-full border border-line bg-surface px-4.5 text-sm transition-colors hover:border-accent hover:bg-accent-soft"
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {underOpeners}
    </div>
  )
}
