import { useEffect, useSyncExternalStore } from 'react'
import { gravest } from '#domain/safety/risk-level.ts'
import { leftBehind, waitingDanger } from '#web/lib/waiting-danger.ts'
import { HelpCard } from '#web/ui/help-card.tsx'

/** Where the session is over: the card for what this tab still has to send, without a word of it. */
export function DangerOutside() {
  const levels = useSyncExternalStore(waitingDanger.subscribe, waitingDanger.get)
  // What was left behind is answered here.
  const left = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  useEffect(() => {
    if (left) leftBehind.set(null)
  }, [left])
  return (
    <div className="mx-auto w-full max-w-[34rem] px-4 empty:hidden">
      <HelpCard nivel={gravest([...levels.values()])} isReadHere />
    </div>
  )
}
