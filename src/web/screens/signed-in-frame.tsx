import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { DeletionReminder } from '#web/features/account/privacy/deletion-reminder.tsx'
import { hasPin } from '#web/features/discreet/pin.ts'
import { QuickExitKeys } from '#web/features/discreet/quick-exit-button.tsx'
import { hasUnsaved } from '#web/features/notebook/notebook-context.ts'
import { hasUnsent } from '#web/lib/kept-texts.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { loadCode } from '#web/lib/missing-code.ts'
// Dialogs ask it, and most of them load later.
import '#web/lib/presses.ts'
import { leftBehind } from '#web/lib/waiting-danger.ts'
import { LeavingProvider } from '#web/session/leaving.tsx'
import { useSignedInPerson } from '#web/session/person-context.tsx'
import { rememberPersonHere } from '#web/session/person-here.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'

const LockGate = lazy(() =>
  loadCode('page', () => import('#web/features/discreet/lock-gate.tsx')).then((m) => ({
    default: m.LockGate,
  })),
)

const UnsentNotebook = lazyPart(() => import('./unsent-notebook.tsx').then((m) => m.UnsentNotebook))

/** The engine of the chat, also where the chat is not shown. */
const loadEngine = () => import('./chat-route.tsx').then(({ engineOf }) => engineOf)

/** Sends what still waits to be sent. False when something could not leave. */
async function deliverUnsent(personId: string): Promise<boolean> {
  const route = await import('./chat-route.tsx').catch(() => null)
  return route ? route.deliver(personId) : !hasUnsent(personId)
}

/** Around every screen of a signed-in person: the PIN where there is one, the way out, and what they must know. */
export const SignedInFrame = ({ children }: { children: ReactNode }) => (
  <LeavingProvider deliver={deliverUnsent}>
    <Frame>{children}</Frame>
  </LeavingProvider>
)

function Frame({ children }: { children: ReactNode }) {
  // A PIN chosen just now is asked for from the next visit on: nobody is locked out while choosing it.
  const [guarded] = useState(hasPin)
  const inside = (
    <>
      {children}
      <FollowSession />
      <DeletionReminder />
    </>
  )
  return (
    <>
      <QuickExitKeys />
      {guarded ? (
        <Suspense fallback={<PageSkeleton label={copy.session.waiting} />}>
          <LockGate>{inside}</LockGate>
        </Suspense>
      ) : (
        inside
      )}
    </>
  )
}

/** Whatever screen is there: it is gone as soon as its session ends, and what waits to be sent is sent. */
export function FollowSession() {
  const { id } = useSignedInPerson()
  const [unsent, setUnsent] = useState(false)
  useEffect(() => rememberPersonHere(id), [id])
  useEffect(() => {
    let detach: (() => void) | null = null
    let here = true
    loadCode('part', loadEngine)
      .then((engineOf) => {
        if (!here) return
        const engine = engineOf(id)
        detach = engine.attach()
        // The pages of the notebook send it themselves.
        setUnsent(!isInNotebook() && hasUnsaved(engine.drafts))
      })
      .catch(() => {})
    return () => {
      here = false
      detach?.()
    }
  }, [id])
  const left = useSyncExternalStore(leftBehind.subscribe, leftBehind.get)
  if (left && !unsent && !isInNotebook()) setUnsent(true)
  return unsent && <UnsentNotebook personId={id} />
}

const isInNotebook = () => location.pathname.startsWith('/caderno')
