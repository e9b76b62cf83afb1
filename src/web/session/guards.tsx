import {
  type ComponentType,
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { copy } from '#web/copy/pt-br.ts'
import type { ApiError } from '#web/lib/api.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { loginPathFor, returnPath } from '#web/lib/return-path.ts'
import { Redirect, useLocation } from '#web/lib/router.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { DismissToast } from '#web/ui/toast.tsx'
import { ENDED_ELSEWHERE, SESSION_ENDED } from './login-notice.ts'
import { usePersonChanges, usePersonState } from './person-context.tsx'
import { probablySignedIn } from './person-keeper.ts'

const DangerOutside = lazyPart(() => import('./danger-outside.tsx').then((m) => m.DangerOutside))

const NOTICE = { left: null, 'ended-elsewhere': ENDED_ELSEWHERE, over: SESSION_ENDED, unknown: null }

/** `message` is the missing part, around what it is given. What calls `hold` stays for this person until they leave its path. */
export type AwayScreenProps = {
  message: (more: ReactNode) => ReactNode
  hold: (personId: string | null) => void
}
type Away = ComponentType<AwayScreenProps>
type SignedInOnlyProps = {
  /** What somebody who was here before finds while it is not known who is signed in. */
  away: Away
  children: ReactNode
}

/** Shows a screen to a signed-in person only; everybody else signs in first and comes back. */
export function SignedInOnly({ away: Away, children }: SignedInOnlyProps) {
  const state = usePersonState()
  const { path, search, hash } = useLocation()
  const [held, setHeld] = useState<{ at: string; by: string } | null>(null)
  if (held && held.at !== path) setHeld(null)
  const hold = useCallback((by: string | null) => setHeld(by === null ? null : { at: path, by }), [path])
  switch (state.status) {
    case 'signed-in':
      if (held?.by === state.person.id) return <SessionFailed error={null} away={Away} hold={hold} />
      // Another person in the same tab is another screen: nothing of the first one is left in it.
      return <Fragment key={state.person.id}>{children}</Fragment>
    case 'failed':
      return <SessionFailed error={state.error} away={Away} hold={hold} />
    case 'signed-out':
    case 'other-person': {
      const why = state.status === 'signed-out' ? state.why : null
      return (
        <>
          <DismissToast />
          <Redirect
            to={why === 'left' ? '/login' : loginPathFor(path + search + hash)}
            state={why && NOTICE[why]}
          />
        </>
      )
    }
    case 'loading':
      return <PageSkeleton label={copy.session.waiting} />
  }
}

/** For signed-out visitors only. It waits for the server only if this browser was signed in when last seen. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const state = usePersonState()
  const { path, search } = useLocation()
  const hydrated = useHydrated()
  const undecided = state.status === 'loading' || state.status === 'failed'

  // public/early.js hid the document of this screen; from here on we choose what is shown.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.entrou
  }, [])

  if (undecided && hydrated && probablySignedIn()) {
    if (state.status === 'failed') return <SessionFailed error={state.error} />
    return <PageSkeleton label={copy.session.waiting} />
  }
  // A person who signed out in another tab may have been asked to sign in again a moment before.
  const left = state.status === 'signed-out' && state.why === 'left'
  return (
    <>
      {state.status === 'signed-out' && state.why === 'over' && <DangerOutside />}
      {children}
      {state.status === 'signed-in' && <Redirect to={returnPath(search)} />}
      {left && search && <Redirect to={path} />}
    </>
  )
}

const ASKED_EVERY = 3000

type SessionFailedProps = {
  /** Null when it is over, and what was begun meanwhile is held. */
  error: ApiError | null
  away?: Away
  hold?: AwayScreenProps['hold']
}

/** It is not known who is signed in: there is no connection, or the server fails. */
function SessionFailed({ error, away: Away, hold = () => {} }: SessionFailedProps) {
  const { refresh } = usePersonChanges()
  const { busy, run } = useAction()
  const { title, heading, lead, leadOffline, action } = copy.unreachable

  // Retried by itself when the connection or the server is back.
  const failing = error !== null
  useEffect(() => {
    if (!failing) return
    let gone = false
    let timer = setTimeout(askAgain, ASKED_EVERY)
    // One after the other: an answer that arrives after the next request was sent is dropped.
    async function askAgain() {
      await refresh()
      if (!gone) timer = setTimeout(askAgain, ASKED_EVERY)
    }
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [failing, refresh])

  const message = (more?: ReactNode) => (
    <PageMessage title={title} heading={heading} lead={error?.code === 'offline' ? leadOffline : lead}>
      <Button busy={busy} label={action} onClick={() => run(refresh)} />
      {more}
    </PageMessage>
  )
  if (!Away || !probablySignedIn()) return message()
  return (
    <Suspense fallback={message()}>
      <Away message={message} hold={hold} />
    </Suspense>
  )
}
