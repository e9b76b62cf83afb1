import { useEffect, useState } from 'react'
import { ONBOARDING_DOTS_MS } from '#domain/onboarding/onboarding-pace.ts'
import { chatCopy } from '#web/copy/chat-pt-br.ts'

/** Until the first letter, which may come at `startsAt`. In the welcome that is later, and so are the dots. */
export function TypingDots({ startsAt }: { startsAt: number }) {
  const from = startsAt - ONBOARDING_DOTS_MS
  const [there, setThere] = useState(() => performance.now() >= from)

  useEffect(() => {
    if (there) return
    const timer = setTimeout(() => setThere(true), from - performance.now())
    return () => clearTimeout(timer)
  }, [there, from])

  if (!there) return <div className="h-7" />
  return (
    <div role="status" aria-label={chatCopy.messages.writing} className="dots flex h-7 items-center gap-1.5">
      <span />
      <span />
      <span />
    </div>
  )
}
