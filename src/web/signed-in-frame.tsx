import { lazy, type ReactNode, Suspense, useState } from 'react'
import { copy } from '#web/copy/pt-br.ts'
import { useSignOut } from '#web/features/account/use-sign-out.ts'
import { hasPin } from '#web/features/discreet/pin.ts'
import { QuickExitKeys } from '#web/features/discreet/quick-exit-keys.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'

const LockGate = lazy(() =>
  import('#web/features/discreet/lock-gate.tsx').then((m) => ({ default: m.LockGate })),
)
const DeletionReminder = lazyPart(() =>
  import('#web/features/account/privacy/deletion-reminder.tsx').then((m) => m.DeletionReminder),
)

/** Around every screen of a signed-in person: the PIN where there is one, the way out, and what they must know. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  // A PIN chosen just now is asked for from the next visit on: nobody is locked out while choosing it.
  const [guarded] = useState(hasPin)
  const inside = (
    <>
      {children}
      <Suspense fallback={null}>
        <DeletionReminder />
      </Suspense>
    </>
  )
  const { busy, signOut } = useSignOut()
  return (
    <>
      <QuickExitKeys />
      {guarded ? (
        <Suspense fallback={<PageSkeleton label={copy.session.waiting} />}>
          <LockGate leaving={busy} onLeave={signOut}>
            {inside}
          </LockGate>
        </Suspense>
      ) : (
        inside
      )}
    </>
  )
}
