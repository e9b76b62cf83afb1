import { type MouseEvent, memo } from 'react'
import type { ChatMessage } from '#domain/api/chat.ts'
import type { PersonaLook } from '#domain/personas/persona-look.ts'
import { useChat } from '../chat-context.ts'
import { ReplyActions } from './reply-actions.tsx'
import { ReplyBody } from './reply-body.tsx'
import { Speaker } from './speaker.tsx'
import { StillWaiting } from './still-waiting.tsx'
import { TypingDots } from './typing-dots.tsx'
import { useReply } from './use-reply.ts'

type AssistantMessageProps = {
  message: ChatMessage
  persona: PersonaLook
  /** Somebody may be in danger: no persona speaks, and none is shown. */
  neutral: boolean
  isLast: boolean
}

/** A reply: text without a bubble. A tap on it shows the rest at once. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, persona, neutral, isLast } = props
  const { replies } = useChat()
  const { status, revealing, text, visible, startsAt, waitsFrom } = useReply(message)
  // For the person, what is still being typed out is still being written.
  const shownStatus = revealing && status !== 'pausada' ? 'escrevendo' : status
  const waiting = visible === '' && shownStatus === 'escrevendo'

  function showRest(event: MouseEvent<HTMLElement>) {
    const onLink = event.target instanceof Element && event.target.closest('a')
    if (revealing && !onLink && getSelection()?.isCollapsed !== false) replies.skip(message.id)
  }

  return (
    <article
      data-role="assistant"
      data-status={shownStatus}
      data-persona={neutral ? undefined : persona.key}
      aria-busy={shownStatus === 'escrevendo' || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-3.5 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <Speaker persona={neutral ? null : persona} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 sm:pt-1">
        {waiting ? (
          <TypingDots startsAt={startsAt} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the keyboard's is Escape
          // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; the keyboard's is Escape
          <div data-part="texto" onClick={showRest} className="letter">
            <ReplyBody text={visible} typing={shownStatus === 'escrevendo' || status === 'pausada'} />
          </div>
        )}
        <ReplyActions message={message} view={{ status, revealing }} text={text} isLast={isLast}>
          {waitsFrom !== null && <StillWaiting from={waitsFrom} />}
        </ReplyActions>
      </div>
    </article>
  )
})
