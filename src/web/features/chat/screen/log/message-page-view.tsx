import { FileWarning } from 'lucide-react'
import { Fragment, memo, useRef } from 'react'
import { MESSAGE_UNREADABLE } from '#domain/browser-errors.ts'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import type { PersonaKey } from '#domain/personas/persona.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dayOf, isNewDay, useNow } from '../calendar.ts'
import { AssistantMessage } from '../reply/assistant-message.tsx'
import { TextBoundary } from '../reply/text-boundary.tsx'
import { useFarStyle } from '../use-far-style.ts'
import { CrisisCard } from './crisis-card.tsx'
import { UserMessage } from './user-message.tsx'
import { When } from './when.tsx'

type MessagePageViewProps = {
  messages: ChatMessage[]
  persona: PersonaKey
  /** When the message before these was written; null when there is none. */
  previous: string | null
  newest: boolean
  /** How many of them, from the last, are drawn by now. */
  drawn: number
  /** The message that the address asks for, wherever it is. */
  wanted: string | null
  printing: boolean
}

const NEAR = { scroller: '[role=log]', margin: '200% 0px' }

/** One loaded page of messages. What is far from view keeps its place and is not drawn. */
export const MessagePageView = memo(function MessagePageView(props: MessagePageViewProps) {
  const { messages, persona, previous, newest, drawn, wanted, printing } = props
  const place = useRef<HTMLDivElement>(null)
  const isWanted = newest || printing || messages.some(({ id }) => id === wanted)
  const far = useFarStyle(place, NEAR, isWanted)
  const first = messages.length - drawn
  const newestOwn = newest ? messages.findLast(({ role }) => role === 'user') : undefined
  return (
    <div ref={place} className="messages" style={far}>
      {!far &&
        messages.slice(first).map((message, index) => {
          const { id, role, content, timestamp, nivel } = message
          const before = messages[first + index - 1]?.timestamp ?? previous
          return (
            <Fragment key={id}>
              {isNewDay(before, timestamp) && <DaySeparator timestamp={timestamp} />}
              <div data-id={id} className="message">
                <TextBoundary text={content}>
                  {message.unreadable ? (
                    <UnreadableMessage message={message} />
                  ) : role === 'assistant' ? (
                    <AssistantMessage
                      message={message}
                      persona={persona}
                      neutral={usesProtocol(nivel)}
                      isLast={newest && message === messages.at(-1)}
                    />
                  ) : (
                    <UserMessage
                      id={id}
                      content={content}
                      nivel={nivel}
                      kept={message}
                      lastReply={newest && message === messages.at(-2) ? (messages.at(-1) ?? null) : null}
                      isNewest={message === newestOwn}
                    />
                  )}
                </TextBoundary>
              </div>
            </Fragment>
          )
        })}
    </div>
  )
})

function DaySeparator({ timestamp }: { timestamp: string }) {
  const now = useNow()
  return (
    <p className="justify-self-center rounded-full bg-sunken px-3.5 py-0.5 text-ink-soft text-xs">
      <time dateTime={timestamp}>{dayOf(new Date(timestamp), now)}</time>
    </p>
  )
}

/** Placeholder for a message that cannot be decrypted. Help that was shown with it stays. */
const UnreadableMessage = memo(function UnreadableMessage({ message }: { message: ChatMessage }) {
  const { id, role, status, nivel, timestamp } = message
  const own = role === 'user'
  return (
    <>
      <article
        data-role={role}
        data-status={status}
        className={`relative grid ${own ? 'justify-items-end pl-10' : ''}`}
      >
        <h2 className="sr-only">{own ? chatCopy.messages.you : copy.product.name}</h2>
        <p
          data-part="texto"
          className="flex items-center gap-2 rounded-card border border-line border-dashed px-4 py-2.5 text-ink-soft"
        >
          <Icon of={FileWarning} size={18} />
          {MESSAGE_UNREADABLE}
        </p>
        <When timestamp={timestamp} className="absolute top-full right-0 mt-0.5" />
      </article>
      {own && <CrisisCard messageId={id} nivel={nivel} />}
    </>
  )
})
