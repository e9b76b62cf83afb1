import { Suspense } from 'react'
import { usePersonState } from '#web/features/account/person-context.tsx'
import { hasPin } from '#web/features/discreet/pin.ts'
import { HelpPage } from '#web/features/help/help-page.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'

const PlanInHelp = lazyPart(() => import('#web/features/notebook/plan-in-help.tsx').then((m) => m.PlanInHelp))

/** /ajuda, with the safety plan of who is signed in, or of who was before the connection was lost. */
export function HelpScreen() {
  const state = usePersonState()
  const personId = state.status === 'signed-in' ? state.person.id : null
  const unreachable = state.status === 'failed'
  return (
    <HelpPage
      plan={
        (personId || unreachable) && (
          <Suspense fallback={null}>
            <PlanInHelp key={personId} personId={personId} locked={hasPin()} />
          </Suspense>
        )
      }
    />
  )
}
