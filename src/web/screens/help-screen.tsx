import { useEffect, useState } from 'react'
import { hasPin } from '#web/features/discreet/pin.ts'
import { HelpPage } from '#web/features/help/help-page.tsx'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { usePersonState } from '#web/session/person-context.tsx'

const PlanInHelp = lazyPart(() =>
  import('#web/features/notebook/plan/plan-in-help.tsx').then((m) => m.PlanInHelp),
)

/** How long the server may take to say who is signed in before it counts as out of reach. */
const ANSWERS_WITHIN = 1000

/** /ajuda, with the safety plan of the person who is signed in, or was before the connection was lost. */
export const HelpScreen = () => <HelpPage plan={<Plan />} />

// A component of its own: the rest of the page is not drawn again when the session is known.
function Plan() {
  const state = usePersonState()
  const late = useLate(state.status === 'loading')
  const personId = state.status === 'signed-in' ? state.person.id : null
  if (!personId && !late && state.status !== 'failed') return null
  return <PlanInHelp personId={personId} locked={hasPin()} />
}

/** Whether it has been waited for longer than ANSWERS_WITHIN. Each wait begins anew. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), ANSWERS_WITHIN)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return waiting && late
}
