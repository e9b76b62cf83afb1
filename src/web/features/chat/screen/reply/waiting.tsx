import { useEffect, useState } from 'react'
import { ONBOARDING_DOTS_MS } from '#domain/onboarding/onboarding-pace.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'

/** Under the text so far, while the model is silent in the middle of a reply. Those who can't see it are told once. */
export function StillWaiting({ from }: { from: number }) {
  if (!useReached(from)) return null
  return (
    <p aria-hidden data-part="espera" className="dots dots-small animate-fade flex h-7 items-center gap-1">
      <span />
      <span />
      <span />
      <small className="pl-1.5 text-ink-soft text-xs">{chatCopy.messages.waiting}</small>
    </p>
  )
}

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
