import { Fragment, memo } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import type { PersonaLook } from '#domain/personas/persona-look.ts'
import { usesProtocol } from '#domain/safety/risk-level.ts'
import { AssistantMessage } from './assistant-message.tsx'
import { isNewDay } from './day-of.ts'
import { DaySeparator } from './day-separator.tsx'
import { UserMessage } from './user-message.tsx'

type MessagePageProps = {
  messages: ChatMessage[]
  persona: PersonaLook
  /** When the message before these was written; null when there is none. */
  previous: string | null
  newest: boolean
  /** How many of them, from the last, are drawn by now. */
  drawn: number
}

/** One loaded page of messages. Those further up are only drawn when they come near. */
export const MessagePage = memo(function MessagePage(props: MessagePageProps) {
  const { messages, persona, previous, newest, drawn } = props
  const first = messages.length - drawn
  return (
    <div className={newest ? 'messages' : 'messages messages-far'}>
      {messages.slice(first).map((message, index) => {
        const { id, role, content, status, timestamp, nivel } = message
        const before = messages[first + index - 1]?.timestamp ?? previous
        return (
          <Fragment key={id}>
            {isNewDay(before, timestamp) && <DaySeparator timestamp={timestamp} />}
            <div data-id={id} className="message">
              {role === 'assistant' ? (
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
                  status={status === 'enviando' ? 'enviando' : 'enviada'}
                  nivel={nivel}
                />
              )}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
})
