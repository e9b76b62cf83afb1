import { type MouseEvent, memo, Suspense, useEffect, useState } from 'react'
import type { ChatMessage } from '#domain/chat/conversation.ts'
import { ONBOARDING_DOTS_MS, THINKING_TOLD } from '#domain/limits.ts'
import { PERSONA_LOOK, type PersonaKey } from '#domain/personas/persona.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { copy } from '#web/copy/pt-br.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useChat } from '../chat-context.ts'
import { LazyMarkdown, PlainWords } from './markdown/lazy-markdown.tsx'
import { ReplyActions } from './reply-actions.tsx'
import { TextBoundary } from './text-boundary.tsx'
import { useReply } from './use-reply.ts'

type AssistantMessageProps = {
  message: ChatMessage
  persona: PersonaKey
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
  // Another version has no word yet: the one before it is still there.
  const standIn = visible === '' ? message.standIn : undefined

  function showRest(event: MouseEvent<HTMLElement>) {
    const onLink = event.target instanceof Element && event.target.closest('a')
    if (revealing && !onLink && getSelection()?.isCollapsed !== false) replies.skip(message.id)
  }

  return (
    <article
      data-role="assistant"
      data-status={shownStatus}
      data-persona={neutral ? undefined : persona}
      aria-busy={shownStatus === 'escrevendo' || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-3.5 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 className="flex items-center gap-2.5 sm:items-start">
        {neutral ? <Mark className="size-9" /> : <Avatar persona={persona} />}
        <span className="font-semibold text-ink-soft text-sm sm:sr-only">
          {neutral ? copy.product.name : PERSONA_LOOK[persona].displayName}
        </span>
      </h2>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 sm:pt-1">
        {standIn !== undefined && (
          <div data-part="texto" className="letter text-ink-soft">
            <ReplyBody text={standIn} typing={false} />
          </div>
        )}
        {waiting ? (
          <TypingDots startsAt={startsAt} />
        ) : standIn !== undefined ? null : (
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

/** The words of a reply; plain ones until the code that parses markdown is loaded. */
const ReplyBody = memo(function ReplyBody({ text, typing }: { text: string; typing: boolean }) {
  return (
    <TextBoundary text={text}>
      <Suspense fallback={<PlainWords text={text} />}>
        <LazyMarkdown text={text} typing={typing} />
      </Suspense>
    </TextBoundary>
  )
})

/** Under the text so far, while the model is silent in the middle of a reply. Screen readers announce it once. */
function StillWaiting({ from }: { from: number }) {
  if (!useReached(from)) return null
  return (
    <p aria-hidden data-part="espera" className="dots dots-small animate-fade flex h-7 items-center gap-1">
      <Dots words={chatCopy.messages.waiting} />
    </p>
  )
}

/** Until the first letter, which may come at `startsAt`. In the welcome that is later, and so are the dots. */
function TypingDots({ startsAt }: { startsAt: number }) {
  const isSlow = useReached(startsAt + THINKING_TOLD)
  if (!useReached(startsAt - ONBOARDING_DOTS_MS)) return <div className="h-7" />
  return (
    <div role="status" aria-label={chatCopy.messages.writing} className="dots flex h-7 items-center gap-1.5">
      <Dots words={isSlow && chatCopy.messages.thinking} />
    </div>
  )
}

const Dots = ({ words }: { words: string | false }) => (
  <>
    <span />
    <span />
    <span />
    {words && <small className="pl-1.5 text-ink-soft text-xs">{words}</small>}
  </>
)

/** Whether a moment has come, by the clock of the frames. */
function useReached(moment: number): boolean {
  const [reached, setReached] = useState(() => (performance.now() >= moment ? moment : null))
  useEffect(() => {
    if (reached === moment) return
    const timer = setTimeout(() => setReached(moment), moment - performance.now())
    return () => clearTimeout(timer)
  }, [reached, moment])
  return reached === moment
}
