import { ONBOARDING_DOTS_MS } from '#domain/onboarding/onboarding-pace.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'
import { useReached } from './use-reached.ts'

/** Until the first letter, which may come at `startsAt`. In the welcome that is later, and so are the dots. */
export function TypingDots({ startsAt }: { startsAt: number }) {
  if (!useReached(startsAt - ONBOARDING_DOTS_MS)) return <div className="h-7" />
  return (
    <div role="status" aria-label={chatCopy.messages.writing} className="dots flex h-7 items-center gap-1.5">
      <span />
      <span />
      <span />
    </div>
  )
}
