import { Suspense } from 'react'
import { usePersonState } from '#web/features/account/person-context.tsx'
import { hasPin } from '#web/features/discreet/pin.ts'
import { HelpPage } from '#web/features/help/help-page.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'

const PlanInHelp = lazyPart(() => import('#web/features/notebook/plan-in-help.tsx').then((m) => m.PlanInHelp))

/** /ajuda, with the safety plan of who is signed in, or of who was before the connection was lost. */
export function HelpScreen() {
  return <HelpPage plan={<Plan />} />
}

// A component of its own: the rest of the page is not drawn again when the server has said who is signed in.
function Plan() {
  const state = usePersonState()
  const personId = state.status === 'signed-in' ? state.person.id : null
  if (!personId && state.status !== 'failed') return null
  return (
    <Suspense fallback={null}>
      <PlanInHelp key={personId} personId={personId} locked={hasPin()} />
    </Suspense>
  )
}
