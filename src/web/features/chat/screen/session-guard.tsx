import { lazy, Suspense, useState } from 'react'
import { useChat } from './chat-context.ts'
import { useSignal } from './use-signal.ts'

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((m) => ({ default: m.SignInAgain })))

/** Asks to sign in again when the session has ended. Until that happens for the first time, its code stays away. */
export function SessionGuard() {
  const expired = useSignal(useChat().expired)
  const [happened, setHappened] = useState(expired)
  if (expired && !happened) setHappened(true)
  if (!happened) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  )
}
